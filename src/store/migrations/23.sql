-- How often somebody was asked to play lately, by anybody.
CREATE INDEX invitations_to ON invitations (address, asked_at);

BEGIN TRANSACTION;
CREATE TABLE accounts (
	person TEXT NOT NULL, 
	login TEXT NOT NULL, 
	password_hash TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	changed_ms BIGINT NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (person), 
	CONSTRAINT fk_accounts_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT uq_accounts_login UNIQUE (login)
);
INSERT INTO "accounts" VALUES('8c62fdaf744e3ea7d69cf2b03efaa01f','ann','$argon2id$v=19$m=8,t=1,p=1$ZOYRkurbv55s7ogY0XiTGw$WvGBqRo6lVWckn7fGG3Ct7gEFQ9GOh5CaaUhqIHT9Rw',1800000000000,1800000000000);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	stream TEXT NOT NULL, 
	n BIGINT NOT NULL, 
	person TEXT NOT NULL, 
	preset TEXT, 
	text TEXT, 
	at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (stream, n), 
	CONSTRAINT fk_chat_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('game-1',3,'8c62fdaf744e3ea7d69cf2b03efaa01f',NULL,'good luck!',1800000000000);
CREATE TABLE entries (
	stream TEXT NOT NULL, 
	version BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	body TEXT NOT NULL, 
	at_ms BIGINT NOT NULL, 
	prev_hash TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (stream, version)
);
INSERT INTO "entries" VALUES('game-1',1,'act','{"n":1,"word":"naïve – ﷼"}',1800000000000,'0000000000000000000000000000000000000000000000000000000000000000','2f09f8f92242536637a850ae0f67c1939b96974466bfc4447d7c5c3886c46c41');
INSERT INTO "entries" VALUES('game-1',2,'act','{"n":2,"word":"naïve – ﷼"}',1800000000000,'2f09f8f92242536637a850ae0f67c1939b96974466bfc4447d7c5c3886c46c41','6e42ea87b1a6b5b427434c165ce6243b21f390e303a256d8f5cf15aad925700b');
INSERT INTO "entries" VALUES('game-1',3,'act','{"n":3,"word":"naïve – ﷼"}',1800000000000,'6e42ea87b1a6b5b427434c165ce6243b21f390e303a256d8f5cf15aad925700b','e6c84c23a584f46dfc326cd0dc89787d574796b2e985bbeea88866cabb5eb0b3');
INSERT INTO "entries" VALUES('game-2',1,'act','{"n":1,"word":"naïve – ﷼"}',1800000000000,'0000000000000000000000000000000000000000000000000000000000000000','351676b767146cc7316f20305ef1f6bbbb37e59521cc7ce603f202be53ccc24a');
CREATE TABLE leases (
	stream TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	fence BIGINT NOT NULL, 
	expires_ms BIGINT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (stream)
);
INSERT INTO "leases" VALUES('game-1','server-a',1,1800000005000);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	stream TEXT NOT NULL, 
	role TEXT NOT NULL, 
	seat INTEGER, 
	created_ms BIGINT NOT NULL, 
	expires_ms BIGINT, 
	revoked_ms BIGINT, 
	CONSTRAINT pk_links PRIMARY KEY (token_hash)
);
INSERT INTO "links" VALUES('082bb35d7e44a794dc1274956d65ce653957df2e6e015639ec5f29213d1110d1','game-1','seat',2,1800000000000,NULL,NULL);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('8c62fdaf744e3ea7d69cf2b03efaa01f','Ann Ångström','sv',1800000000000);
CREATE TABLE recovery_codes (
	code_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	used_ms BIGINT, 
	CONSTRAINT pk_recovery_codes PRIMARY KEY (code_hash), 
	CONSTRAINT fk_recovery_codes_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "recovery_codes" VALUES('b9df6f9c18bd0239aae21b63401f16aef7864e05bac15c2a0b499f430889513f','8c62fdaf744e3ea7d69cf2b03efaa01f',1800000000000,NULL);
INSERT INTO "recovery_codes" VALUES('11c6902eb5b404cbfb3447d434ade0ccbbd69e092cff0bad1694a72ea6b62c02','8c62fdaf744e3ea7d69cf2b03efaa01f',1800000000000,NULL);
CREATE TABLE sessions (
	id_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	device TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	seen_ms BIGINT NOT NULL, 
	expires_ms BIGINT NOT NULL, 
	revoked_ms BIGINT, 
	CONSTRAINT pk_sessions PRIMARY KEY (id_hash), 
	CONSTRAINT fk_sessions_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('9c4f80c716545a226c12290ad8019d55f7d89811db862e644f96cbb72562633a','8c62fdaf744e3ea7d69cf2b03efaa01f','Firefox on Linux',1800000000000,1800000000000,1807776000000,NULL);
CREATE TABLE snapshots (
	stream TEXT NOT NULL, 
	version BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (stream)
);
INSERT INTO "snapshots" VALUES('game-1',2,'{"cash":1500}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	edition TEXT NOT NULL, 
	status TEXT NOT NULL, 
	visibility TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	seats TEXT NOT NULL, 
	version BIGINT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	finished_ms BIGINT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('game-1','ghost','playing','public','{}','["8c62fdaf744e3ea7d69cf2b03efaa01f"]',3,1800000000000,NULL);
CREATE INDEX ix_tables_visibility_status_created_ms ON tables (visibility, status, created_ms);
CREATE INDEX ix_links_stream ON links (stream);
CREATE INDEX ix_recovery_codes_person ON recovery_codes (person);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_sessions_expires_ms ON sessions (expires_ms);
CREATE INDEX ix_chat_person ON chat (person);
COMMIT;

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
INSERT INTO "accounts" VALUES('9087f7338f555f65f3839082cccec458','ann','$argon2id$v=19$m=8,t=1,p=1$WTCerOY1RemFwryI16MgCQ$8PMcAeOb/Hh0wpmx8yITv765XDCFfF7kvevuhhGWZ1U',1800000000000,1800000000000);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE call_notes (
	championship TEXT NOT NULL, 
	entrant TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at_ms BIGINT NOT NULL, 
	"by" TEXT NOT NULL, 
	outcome TEXT NOT NULL, 
	back_ms BIGINT, 
	note TEXT NOT NULL, 
	CONSTRAINT pk_call_notes PRIMARY KEY (championship, entrant, number), 
	CONSTRAINT fk_call_notes_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE
);
INSERT INTO "call_notes" VALUES('cup','e1',1,1800000000000,'o1','call-back',1800000000000,'μετά τις έξι');
CREATE TABLE championship_drafts (
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	body TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	changed_ms BIGINT NOT NULL, 
	CONSTRAINT pk_championship_drafts PRIMARY KEY (id), 
	CONSTRAINT fk_championship_drafts_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "championship_drafts" VALUES('J5d-glKOzKKnGbDK-TjbQQ','9087f7338f555f65f3839082cccec458','{}',1800000000000,1800000000000);
CREATE TABLE championships (
	id TEXT NOT NULL, 
	format TEXT NOT NULL, 
	prices TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	rehearsed INTEGER NOT NULL, 
	shift_ms BIGINT NOT NULL, 
	home TEXT, 
	CONSTRAINT pk_championships PRIMARY KEY (id)
);
INSERT INTO "championships" VALUES('cup','[championship]','{}',1800000000000,0,0,NULL);
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
INSERT INTO "chat" VALUES('game-1',3,'9087f7338f555f65f3839082cccec458',NULL,'good luck!',1800000000000);
CREATE TABLE editions (
	hash TEXT NOT NULL, 
	content TEXT NOT NULL, 
	CONSTRAINT pk_editions PRIMARY KEY (hash)
);
INSERT INTO "editions" VALUES('edededededededededededededededededededededededededededededededed','{}');
CREATE TABLE entrants (
	championship TEXT NOT NULL, 
	entrant TEXT NOT NULL, 
	badge TEXT NOT NULL, 
	language TEXT NOT NULL, 
	name TEXT NOT NULL, 
	email TEXT NOT NULL, 
	phone TEXT NOT NULL, 
	born TEXT NOT NULL, 
	citizenship TEXT NOT NULL, 
	employee INTEGER NOT NULL, 
	relative INTEGER NOT NULL, 
	nickname TEXT NOT NULL, drawn TEXT DEFAULT '' NOT NULL, guardian TEXT DEFAULT '' NOT NULL, guardian_email TEXT DEFAULT '' NOT NULL, guardian_phone TEXT DEFAULT '' NOT NULL, group_name TEXT DEFAULT '' NOT NULL, answers TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_entrants PRIMARY KEY (championship, entrant), 
	CONSTRAINT fk_entrants_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entrants_championship_badge UNIQUE (championship, badge)
);
INSERT INTO "entrants" VALUES('cup','e1','ABCD2345','el','Bob Μπομπ','bob@mail.example','+30 210','1980-03-04','GR',0,1,'Old Boot','','','','','','');
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
CREATE TABLE founders (
	championship TEXT NOT NULL, 
	person TEXT NOT NULL, 
	official TEXT NOT NULL, 
	CONSTRAINT pk_founders PRIMARY KEY (championship), 
	CONSTRAINT fk_founders_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE, 
	CONSTRAINT fk_founders_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "founders" VALUES('cup','9087f7338f555f65f3839082cccec458','o1');
CREATE TABLE leases (
	stream TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	fence BIGINT NOT NULL, 
	expires_ms BIGINT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (stream)
);
INSERT INTO "leases" VALUES('game-1','server-a',1,1800000005000);
CREATE TABLE letters (
	id TEXT NOT NULL, 
	championship TEXT NOT NULL, 
	entrant TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	arguments TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	sent_ms BIGINT, 
	tries INTEGER NOT NULL, 
	fault TEXT NOT NULL, 
	CONSTRAINT pk_letters PRIMARY KEY (id), 
	CONSTRAINT fk_letters_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE
);
INSERT INTO "letters" VALUES('l1','cup','e1','registered','{}',1800000000000,NULL,0,'');
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
INSERT INTO "links" VALUES('4a39e56fd98f9e5cc0ca51ad0f724afe748e164da945498defcb196bf7c9780e','game-1','seat',2,1800000000000,NULL,NULL);
CREATE TABLE mail_texts (
	championship TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	language TEXT NOT NULL, 
	subject TEXT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_mail_texts PRIMARY KEY (championship, kind, language), 
	CONSTRAINT fk_mail_texts_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE
);
INSERT INTO "mail_texts" VALUES('cup','confirmed','el','Καλωσόρισες','{name}');
CREATE TABLE mailings (
	championship TEXT NOT NULL, 
	mailing TEXT NOT NULL, 
	entrant TEXT NOT NULL, 
	at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_mailings PRIMARY KEY (championship, mailing, entrant), 
	CONSTRAINT fk_mailings_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE
);
INSERT INTO "mailings" VALUES('cup','reminder/7','e1',1800000000000);
CREATE TABLE officials (
	championship TEXT NOT NULL, 
	id TEXT NOT NULL, 
	role TEXT NOT NULL, 
	name TEXT NOT NULL, 
	venue TEXT NOT NULL, 
	table_number INTEGER, 
	created_ms BIGINT NOT NULL, 
	revoked_ms BIGINT, 
	CONSTRAINT pk_officials PRIMARY KEY (championship, id, role), 
	CONSTRAINT fk_officials_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE
);
INSERT INTO "officials" VALUES('cup','o1','director','Maria','',NULL,1800000000000,NULL);
CREATE TABLE online_tables (
	championship TEXT NOT NULL, 
	session TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	live TEXT NOT NULL, 
	CONSTRAINT pk_online_tables PRIMARY KEY (championship, session, number), 
	CONSTRAINT fk_online_tables_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE
);
INSERT INTO "online_tables" VALUES('cup','city/volos/1',1,'game-1');
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, gender TEXT, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('9087f7338f555f65f3839082cccec458','Ann Ångström','sv',1800000000000,'f');
CREATE TABLE performed (
	championship TEXT NOT NULL, 
	actor TEXT NOT NULL, 
	command TEXT NOT NULL, 
	first BIGINT NOT NULL, 
	last BIGINT NOT NULL, 
	CONSTRAINT pk_performed PRIMARY KEY (championship, actor, command), 
	CONSTRAINT fk_performed_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE
);
INSERT INTO "performed" VALUES('cup','o1','c1',1,2);
CREATE TABLE positions (
	stream TEXT NOT NULL, 
	version BIGINT NOT NULL, 
	rules INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	CONSTRAINT pk_positions PRIMARY KEY (stream)
);
INSERT INTO "positions" VALUES('game-1',3,2,'{}');
CREATE TABLE recovery_codes (
	code_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	used_ms BIGINT, 
	CONSTRAINT pk_recovery_codes PRIMARY KEY (code_hash), 
	CONSTRAINT fk_recovery_codes_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "recovery_codes" VALUES('4f0f96c6ea0c9a3303910662a975c01d35295e51f978185c28367f014ad9712d','9087f7338f555f65f3839082cccec458',1800000000000,NULL);
INSERT INTO "recovery_codes" VALUES('93f4fd532709d8354185d1427115eba5c1850a74c49a7798aa6a4e98c84e3f61','9087f7338f555f65f3839082cccec458',1800000000000,NULL);
CREATE TABLE reminders (
	championship TEXT NOT NULL, 
	days INTEGER NOT NULL, 
	CONSTRAINT pk_reminders PRIMARY KEY (championship, days), 
	CONSTRAINT fk_reminders_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE
);
INSERT INTO "reminders" VALUES('cup',7);
CREATE TABLE seeds (
	stream TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	CONSTRAINT pk_seeds PRIMARY KEY (stream)
);
INSERT INTO "seeds" VALUES('game-1','5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e');
CREATE TABLE series (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	points TEXT NOT NULL, 
	best INTEGER NOT NULL, 
	created_ms BIGINT NOT NULL, 
	CONSTRAINT pk_series PRIMARY KEY (id)
);
INSERT INTO "series" VALUES('1782a305b64e948f','{"sv": "Tågserien"}','10 7 5',3,1800000000000);
CREATE TABLE series_championships (
	championship TEXT NOT NULL, 
	series TEXT NOT NULL, 
	CONSTRAINT pk_series_championships PRIMARY KEY (championship), 
	CONSTRAINT fk_series_championships_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE, 
	CONSTRAINT fk_series_championships_series_series FOREIGN KEY(series) REFERENCES series (id) ON DELETE CASCADE
);
INSERT INTO "series_championships" VALUES('cup','1782a305b64e948f');
CREATE TABLE series_entries (
	championship TEXT NOT NULL, 
	entrant TEXT NOT NULL, 
	person TEXT NOT NULL, 
	CONSTRAINT pk_series_entries PRIMARY KEY (championship, entrant), 
	CONSTRAINT fk_series_entries_championship_series_championships FOREIGN KEY(championship) REFERENCES series_championships (championship) ON DELETE CASCADE, 
	CONSTRAINT fk_series_entries_person_people FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT uq_series_entries_championship_person UNIQUE (championship, person)
);
INSERT INTO "series_entries" VALUES('cup','e1','9087f7338f555f65f3839082cccec458');
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
INSERT INTO "sessions" VALUES('99a79539634df8f03d5391c52a7be8bd1ffdaaad34e616ec9261b8702fbb1d08','9087f7338f555f65f3839082cccec458','Firefox on Linux',1800000000000,1800000000000,1807776000000,NULL);
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
INSERT INTO "tables" VALUES('game-1','ghost','playing','public','{}','["9087f7338f555f65f3839082cccec458"]',3,1800000000000,NULL);
CREATE TABLE terms (
	championship TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	language TEXT NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_terms PRIMARY KEY (championship, version, language), 
	CONSTRAINT fk_terms_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE
);
INSERT INTO "terms" VALUES('cup',1,'el','Όροι συμμετοχής');
CREATE TABLE text_proposals (
	id TEXT NOT NULL, 
	language TEXT NOT NULL, 
	file TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	current TEXT NOT NULL, 
	proposed TEXT NOT NULL, 
	why TEXT NOT NULL, 
	at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_text_proposals PRIMARY KEY (id)
);
INSERT INTO "text_proposals" VALUES('0b0b0b0b0b0b0b0b','sv','ui.ftl','act-roll','Kasta tärningarna','Kasta','Kortare',1800000000000);
CREATE TABLE venue_keys (
	championship TEXT NOT NULL, 
	venue TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	branch BIGINT NOT NULL, 
	CONSTRAINT pk_venue_keys PRIMARY KEY (championship, venue), 
	CONSTRAINT fk_venue_keys_championship_championships FOREIGN KEY(championship) REFERENCES championships (id) ON DELETE CASCADE
);
INSERT INTO "venue_keys" VALUES('cup','volos','00ff',7);
CREATE INDEX ix_tables_visibility_status_created_ms ON tables (visibility, status, created_ms);
CREATE INDEX ix_links_stream ON links (stream);
CREATE INDEX ix_recovery_codes_person ON recovery_codes (person);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_sessions_expires_ms ON sessions (expires_ms);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_letters_championship_sent_ms_created_ms ON letters (championship, sent_ms, created_ms);
CREATE INDEX ix_text_proposals_language ON text_proposals (language);
CREATE INDEX ix_founders_person ON founders (person);
CREATE INDEX ix_championship_drafts_person ON championship_drafts (person);
CREATE INDEX ix_series_championships_series ON series_championships (series);
CREATE INDEX ix_series_entries_person ON series_entries (person);
COMMIT;

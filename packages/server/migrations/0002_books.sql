CREATE TABLE "entries" (
	"transaction_id" bigint NOT NULL,
	"book" text NOT NULL,
	"amount" integer NOT NULL,
	"holder_id" bigint,
	"seq" integer,
	"balance" integer,
	CONSTRAINT "entries_transaction_id_book_pk" PRIMARY KEY("transaction_id","book"),
	CONSTRAINT "entries_seq" UNIQUE("holder_id","book","seq"),
	CONSTRAINT "entries_move" CHECK ("entries"."amount" <> 0 or "entries"."book" = 'credits'),
	CONSTRAINT "entries_of_holder" CHECK (num_nulls("entries"."holder_id", "entries"."seq", "entries"."balance") = case when "entries"."book" in ('credits', 'debt') then 0 else 3 end),
	CONSTRAINT "entries_credits_not_negative" CHECK ("entries"."book" <> 'credits' or "entries"."balance" >= 0),
	CONSTRAINT "entries_debt_not_positive" CHECK ("entries"."book" <> 'debt' or "entries"."balance" <= 0)
);
--> statement-breakpoint
CREATE TABLE "lot_uses" (
	"transaction_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "lot_uses_transaction_id_lot_id_pk" PRIMARY KEY("transaction_id","lot_id"),
	CONSTRAINT "lot_uses_take" CHECK ("lot_uses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_id" bigint NOT NULL,
	"transaction_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"credits" integer NOT NULL,
	"remaining" integer NOT NULL,
	"price_minor" integer DEFAULT 0 NOT NULL,
	"currency" text,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "lots_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "lots_within_bounds" CHECK ("lots"."remaining" between 0 and "lots"."credits"),
	CONSTRAINT "lots_priced" CHECK (("lots"."origin" = 'purchase') = ("lots"."currency" is not null) and ("lots"."currency" is not null or "lots"."price_minor" = 0))
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"payment_id" bigint,
	"member_id" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transactions_cause_unique" UNIQUE("cause"),
	CONSTRAINT "transactions_of_payment" CHECK (("transactions"."kind" in ('purchase', 'refund', 'return', 'dispute', 'debt')) = ("transactions"."payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "holders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint,
	"site" text NOT NULL,
	CONSTRAINT "holders_accountId_unique" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "holder_id" bigint;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_holder_id_holders_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."holders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_uses" ADD CONSTRAINT "lot_uses_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_uses" ADD CONSTRAINT "lot_uses_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_holder_id_holders_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."holders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_holder_id_holders_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."holders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holders" ADD CONSTRAINT "holders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lot_uses_lot_id_index" ON "lot_uses" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "lots_open" ON "lots" USING btree ("holder_id") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "transactions_holder_id_index" ON "transactions" USING btree ("holder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_bought_once" ON "transactions" USING btree ("payment_id") WHERE kind = 'purchase';--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_taken_back_once" ON "transactions" USING btree ("payment_id") WHERE kind in ('refund', 'return', 'dispute');--> statement-breakpoint
-- Guards of the books: what no code of ours may do, no other can either.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What stands in % is not changed.', tg_table_name USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transactions
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER lot_uses_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lot_uses
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER lots_append_only BEFORE DELETE OR TRUNCATE ON lots
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A lot changes by its uses alone: what is left of it is taken by this trigger, and by no statement of its own.
CREATE FUNCTION use_lot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE lots SET remaining = remaining - new.amount WHERE id = new.lot_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lot_uses_take_from_lot AFTER INSERT ON lot_uses FOR EACH ROW EXECUTE FUNCTION use_lot();
--> statement-breakpoint
CREATE TRIGGER lots_change_by_use BEFORE UPDATE ON lots
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION follow_last_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	last entries;
BEGIN
	SELECT * INTO last FROM entries WHERE holder_id = new.holder_id AND book = new.book ORDER BY seq DESC LIMIT 1;
	IF new.seq <> coalesce(last.seq, 0) + 1 OR new.balance <> coalesce(last.balance, 0) + new.amount THEN
		RAISE EXCEPTION 'An entry does not follow the last one.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
	FOR EACH ROW WHEN (new.holder_id IS NOT NULL) EXECUTE FUNCTION follow_last_entry();
--> statement-breakpoint
-- What a transaction says as a whole is known when it is all there: at the end, by deferred triggers.
CREATE FUNCTION hold_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved transactions;
	taken_back boolean;
	booked record;
	opened record;
	used record;
BEGIN
	SELECT * INTO moved FROM transactions WHERE id = (to_jsonb(new) ->> tg_argv[0])::bigint;
	taken_back := moved.kind IN ('refund', 'return', 'dispute');
	SELECT
		count(*) AS number,
		coalesce(sum(amount), 0) AS total,
		coalesce(sum(amount) FILTER (WHERE book = 'credits'), 0) AS credits,
		coalesce(sum(amount) FILTER (WHERE book = 'debt'), 0) AS debt,
		count(*) FILTER (WHERE holder_id <> moved.holder_id) AS foreign_ones
		INTO booked FROM entries WHERE transaction_id = moved.id;
	SELECT
		coalesce(sum(credits), 0) AS credits,
		count(*) FILTER (WHERE holder_id <> moved.holder_id) AS foreign_ones,
		count(*) FILTER (
			WHERE remaining <> credits - (SELECT coalesce(sum(amount), 0) FROM lot_uses WHERE lot_id = lots.id)
		) AS miscounted
		INTO opened FROM lots WHERE transaction_id = moved.id;
	SELECT
		coalesce(sum(amount), 0) AS credits,
		count(*) FILTER (WHERE lots.holder_id <> moved.holder_id) AS foreign_ones,
		count(*) FILTER (WHERE taken_back AND origin.payment_id IS DISTINCT FROM moved.payment_id) AS of_others
		INTO used
		FROM lot_uses JOIN lots ON lots.id = lot_id JOIN transactions AS origin ON origin.id = lots.transaction_id
		WHERE lot_uses.transaction_id = moved.id;
	IF booked.number = 0 OR booked.total <> 0 THEN
		RAISE EXCEPTION 'The entries of a transaction do not add up to 0.' USING ERRCODE = 'check_violation';
	ELSIF opened.credits - used.credits <> booked.credits OR opened.miscounted > 0 THEN
		RAISE EXCEPTION 'Lots do not move as the entries of their transaction.' USING ERRCODE = 'check_violation';
	ELSIF booked.foreign_ones + opened.foreign_ones + used.foreign_ones + used.of_others > 0 THEN
		RAISE EXCEPTION 'A transaction moves what is not its own.' USING ERRCODE = 'check_violation';
	ELSIF booked.debt < 0 AND NOT taken_back THEN
		RAISE EXCEPTION 'Only money that goes back makes a debt.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER transactions_hold AFTER INSERT ON transactions
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_transaction('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_hold AFTER INSERT ON entries
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_transaction('transaction_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER lots_hold AFTER INSERT ON lots
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_transaction('transaction_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER lot_uses_hold AFTER INSERT ON lot_uses
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_transaction('transaction_id');
--> statement-breakpoint
-- What stands in the old ledger: each row becomes a transaction, and debits eat lots in the order of `eatingOrder`.
DO $$
DECLARE
	row record;
	lot record;
	needed integer;
	share integer;
	made bigint;
BEGIN
	INSERT INTO holders (account_id, site)
		SELECT id, site FROM accounts
		WHERE id IN (SELECT account_id FROM ledger UNION SELECT account_id FROM payments) ORDER BY id;
	UPDATE payments SET holder_id = holders.id FROM holders WHERE holders.account_id = payments.account_id;
	FOR row IN
		SELECT
			ledger.*,
			holders.id AS holder_id,
			row_number() OVER (PARTITION BY ledger.account_id ORDER BY ledger.id) AS seq,
			payments.id AS payment_id,
			payments.amount_minor,
			payments.currency
		FROM ledger
		JOIN holders USING (account_id)
		LEFT JOIN payments ON ledger.kind = 'purchase' AND ledger.reference = 'payment:' || payments.id
		ORDER BY ledger.id
	LOOP
		IF row.kind NOT IN ('signup', 'purchase', 'message') THEN
			RAISE EXCEPTION 'ledger % is a %, which no code of ours has written.', row.id, row.kind;
		END IF;
		INSERT INTO transactions (holder_id, kind, cause, payment_id, member_id, at)
			VALUES (
				row.holder_id,
				row.kind,
				CASE row.kind WHEN 'signup' THEN 'signup:' || row.holder_id ELSE row.reference END,
				row.payment_id,
				row.member_id,
				row.created_at
			)
			RETURNING id INTO made;
		INSERT INTO entries (transaction_id, book, amount, holder_id, seq, balance)
			VALUES (made, 'credits', row.amount, row.holder_id, row.seq, row.balance);
		INSERT INTO entries (transaction_id, book, amount)
			VALUES (made, CASE row.kind WHEN 'signup' THEN 'granted' WHEN 'purchase' THEN 'sold' ELSE 'spent' END, -row.amount);
		IF row.kind <> 'message' THEN
			INSERT INTO lots (holder_id, transaction_id, origin, credits, remaining, price_minor, currency)
				VALUES (row.holder_id, made, row.kind, row.amount, row.amount, coalesce(row.amount_minor, 0), row.currency);
			CONTINUE;
		END IF;
		needed := -row.amount;
		FOR lot IN
			SELECT id, remaining FROM lots WHERE holder_id = row.holder_id AND remaining > 0
			ORDER BY expires_at, price_minor > 0, id
		LOOP
			share := least(needed, lot.remaining);
			INSERT INTO lot_uses (transaction_id, lot_id, amount) VALUES (made, lot.id, share);
			needed := needed - share;
			EXIT WHEN needed = 0;
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
DROP TABLE "ledger";
--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "account_id";
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "holder_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_holder_id_holders_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."holders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_holder_id_id_index" ON "payments" USING btree ("holder_id","id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_holderId_requestKey_unique" UNIQUE("holder_id","request_key");
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE DELETE OR TRUNCATE ON payments
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION keep_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	outcome text[] := '{status, redirect, settled_at}';
BEGIN
	IF to_jsonb(new) - outcome <> to_jsonb(old) - outcome THEN
		RAISE EXCEPTION 'What was ordered is not changed.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_keep_order BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION keep_order();
--> statement-breakpoint
CREATE FUNCTION hold_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	paid payments;
	bought boolean;
	taken_back boolean;
	wrong boolean;
BEGIN
	SELECT * INTO paid FROM payments WHERE id = (to_jsonb(new) ->> tg_argv[0])::bigint;
	bought := EXISTS (SELECT FROM transactions WHERE payment_id = paid.id AND kind = 'purchase');
	taken_back := EXISTS (SELECT FROM transactions WHERE payment_id = paid.id AND kind IN ('refund', 'return', 'dispute'));
	wrong := CASE
		WHEN paid.status = 'completed' THEN NOT bought OR taken_back
		WHEN paid.status IN ('refunded', 'returned', 'disputed') THEN bought <> taken_back
		ELSE bought OR taken_back
	END;
	IF wrong THEN
		RAISE EXCEPTION 'A payment is not what its transactions are.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_hold AFTER INSERT OR UPDATE OF status ON payments
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_payment('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER transactions_hold_payment AFTER INSERT ON transactions
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.payment_id IS NOT NULL) EXECUTE FUNCTION hold_payment('payment_id');

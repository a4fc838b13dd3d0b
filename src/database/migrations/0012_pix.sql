CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"payer" text DEFAULT '' NOT NULL,
	"txid" text,
	"attempt_id" uuid,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_lines_amount_positive" CHECK ("bank_lines"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"pix_discount_amount" numeric(12,2) DEFAULT 0 NOT NULL,
	"pix_code" text,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"payment_duty" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_method" CHECK ("payment_attempts"."method" in ('card', 'pix')),
	CONSTRAINT "payment_attempts_duty" CHECK ("payment_attempts"."payment_duty" in ('cancel', 'refund')),
	CONSTRAINT "payment_attempts_closed_by" CHECK ("payment_attempts"."closed_by" in ('switched', 'other-paid'))
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"singleton" boolean DEFAULT true NOT NULL,
	"pix_discount_percent" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_settings_singleton_unique" UNIQUE("singleton"),
	CONSTRAINT "payment_settings_one_row" CHECK ("payment_settings"."singleton"),
	CONSTRAINT "payment_settings_pix_discount" CHECK ("payment_settings"."pix_discount_percent" between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "pix_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"bank_line_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "pix_confirmations_amount_positive" CHECK ("pix_confirmations"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"restock" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'done', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_is_sum";--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "provider" text DEFAULT 'offline' NOT NULL;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "received" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "refunded" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "pix_code" text;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "refund_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "returned_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_tallies" ADD COLUMN "payment_method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pix_discount_amount" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_amount" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pix_confirmations" ADD CONSTRAINT "pix_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pix_confirmations" ADD CONSTRAINT "pix_confirmations_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pix_confirmations" ADD CONSTRAINT "pix_confirmations_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_day_idx" ON "bank_lines" USING btree ("day");--> statement-breakpoint
CREATE INDEX "bank_lines_open_idx" ON "bank_lines" USING btree ("day","id") WHERE attempt_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_reference_key" ON "payment_attempts" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_order_idx" ON "payment_attempts" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "payment_attempts_duty_idx" ON "payment_attempts" USING btree ("created_at") WHERE payment_duty is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pix_confirmations_standing_key" ON "pix_confirmations" USING btree ("attempt_id") WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX "pix_confirmations_order_idx" ON "pix_confirmations" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_pending_idx" ON "refunds" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
ALTER TABLE "offline_payments" ADD CONSTRAINT "offline_payments_refunded" CHECK ("offline_payments"."refunded" between 0 and "offline_payments"."received");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_returned" CHECK ("order_items"."returned_quantity" between 0 and "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('card', 'pix'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pix_discount" CHECK ("orders"."pix_discount_amount" between 0 and "orders"."subtotal_amount" and ("orders"."payment_method" = 'pix' or "orders"."pix_discount_amount" = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_amount" CHECK ("orders"."refunded_amount" between 0 and "orders"."total_amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_is_sum" CHECK ("orders"."total_amount" = "orders"."subtotal_amount" + "orders"."shipping_amount" - "orders"."pix_discount_amount");--> statement-breakpoint
-- What moved before: a refunded order gave back all of it, and the books of the offline gateway learn amounts.
UPDATE orders SET refunded_amount = total_amount WHERE payment_status = 'refunded';
--> statement-breakpoint
UPDATE offline_payments SET received = amount, refunded = CASE status WHEN 'refunded' THEN amount ELSE 0 END
  WHERE status IN ('paid', 'refunded');
--> statement-breakpoint
-- A paid order counts for what the shop kept of it.
CREATE OR REPLACE FUNCTION tally_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_tallies (status, payment_status, payment_method, orders, amount)
    SELECT status, payment_status, payment_method, count(*),
      sum(total_amount - CASE payment_status WHEN 'paid' THEN refunded_amount ELSE 0 END)
    FROM changed GROUP BY status, payment_status, payment_method;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_gone_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_tallies (status, payment_status, payment_method, orders, amount)
    SELECT status, payment_status, payment_method, -count(*),
      -sum(total_amount - CASE payment_status WHEN 'paid' THEN refunded_amount ELSE 0 END)
    FROM changed GROUP BY status, payment_status, payment_method;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_tallies (status, payment_status, payment_method, orders, amount) VALUES
    (OLD.status, OLD.payment_status, OLD.payment_method, -1,
      -(OLD.total_amount - CASE OLD.payment_status WHEN 'paid' THEN OLD.refunded_amount ELSE 0 END)),
    (NEW.status, NEW.payment_status, NEW.payment_method, 1,
      NEW.total_amount - CASE NEW.payment_status WHEN 'paid' THEN NEW.refunded_amount ELSE 0 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER orders_tally_updated ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_tally_updated AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.payment_status, OLD.payment_method, OLD.total_amount, OLD.refunded_amount)
    IS DISTINCT FROM (NEW.status, NEW.payment_status, NEW.payment_method, NEW.total_amount, NEW.refunded_amount))
  EXECUTE FUNCTION tally_changed_order();
--> statement-breakpoint
-- The price by Pix stands on every product's page, which is cached.
CREATE FUNCTION announce_payment_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('product_updates', '{"kind":"products","ids":"all"}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_settings_changed AFTER INSERT OR UPDATE OR DELETE ON payment_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_payment_settings();

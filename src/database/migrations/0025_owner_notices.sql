CREATE TABLE "notice_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"singleton" boolean DEFAULT true NOT NULL,
	"frequency" text NOT NULL,
	"email" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_settings_singleton_unique" UNIQUE("singleton"),
	CONSTRAINT "notice_settings_one_row" CHECK ("notice_settings"."singleton"),
	CONSTRAINT "notice_settings_frequency" CHECK ("notice_settings"."frequency" in ('at-once', 'hourly', 'daily'))
);
--> statement-breakpoint
CREATE TABLE "owner_digest_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" drop column "search_text";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (shop_fold(order_number || ' ' || customer_name || ' ' || customer_email || ' ' || coalesce(customer_phone || ' ' || regexp_replace(customer_phone, '\D', '', 'g'), '') || ' ' || coalesce(tracking_number, ''))) STORED;--> statement-breakpoint
-- The index went with the column.
CREATE INDEX "orders_search_idx" ON "orders" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "reconciliation_findings" ADD COLUMN "standing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliation_findings" ADD COLUMN "resolution" text;--> statement-breakpoint
ALTER TABLE "reconciliation_findings" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "owner_digest_orders" ADD CONSTRAINT "owner_digest_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_findings_standing_key" ON "reconciliation_findings" USING btree ("kind","subject") WHERE standing;--> statement-breakpoint
CREATE INDEX "reconciliation_findings_ended_idx" ON "reconciliation_findings" USING btree ("resolved_at") WHERE resolution = 'by-itself';--> statement-breakpoint
CREATE INDEX "reconciliation_findings_unmailed_idx" ON "reconciliation_findings" USING btree ("created_at") WHERE mailed_at is null and resolved_at is null;--> statement-breakpoint
ALTER TABLE "reconciliation_findings" ADD CONSTRAINT "reconciliation_findings_resolution" CHECK ("reconciliation_findings"."resolution" in ('done', 'dismissed', 'by-itself'));--> statement-breakpoint
-- What she has seen before is not mailed now.
UPDATE "reconciliation_findings" SET "mailed_at" = now();--> statement-breakpoint
-- Open pages of the back office follow: what changed is not said, so nothing about a customer travels here.
CREATE FUNCTION announce_to_back_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM changed) THEN PERFORM pg_notify('back_office_updates', TG_ARGV[0]); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_inserted_for_back_office AFTER INSERT ON orders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_back_office('orders');
--> statement-breakpoint
CREATE TRIGGER orders_updated_for_back_office AFTER UPDATE ON orders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_back_office('orders');
--> statement-breakpoint
CREATE TRIGGER findings_inserted_for_back_office AFTER INSERT ON reconciliation_findings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_back_office('notices');
--> statement-breakpoint
CREATE TRIGGER findings_updated_for_back_office AFTER UPDATE ON reconciliation_findings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_back_office('notices');

CREATE TABLE "pours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"poured_on" date NOT NULL,
	"ready_on" date NOT NULL,
	"units" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'curing' NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pours_state" CHECK ("pours"."state" in ('curing', 'ready', 'failed')),
	CONSTRAINT "pours_units_positive" CHECK ("pours"."units" > 0),
	CONSTRAINT "pours_reserved" CHECK ("pours"."reserved" between 0 and "pours"."units"),
	CONSTRAINT "pours_cure" CHECK ("pours"."ready_on" >= "pours"."poured_on" + 2)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "reserved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "pour_id" uuid;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "pour_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_code" text;--> statement-breakpoint
ALTER TABLE "pours" ADD CONSTRAINT "pours_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pours_product_idx" ON "pours" USING btree ("product_id","ready_on") WHERE state = 'curing';--> statement-breakpoint
CREATE INDEX "pours_created_idx" ON "pours" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_pour_id_pours_id_fk" FOREIGN KEY ("pour_id") REFERENCES "public"."pours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_pour_idx" ON "stock_movements" USING btree ("pour_id") WHERE pour_id is not null;--> statement-breakpoint
CREATE INDEX "order_items_pour_idx" ON "order_items" USING btree ("pour_id") WHERE pour_id is not null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('initial', 'edit', 'pour', 'hold', 'release', 'return', 'retake'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_code" CHECK ("orders"."pickup_code" ~ '^[0-9]{4}$');--> statement-breakpoint
-- The next pour stands on its product's page, which is cached.
CREATE TRIGGER pours_inserted AFTER INSERT ON pours
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();
--> statement-breakpoint
CREATE TRIGGER pours_updated AFTER UPDATE ON pours
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();
--> statement-breakpoint
CREATE TRIGGER pours_deleted AFTER DELETE ON pours
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();

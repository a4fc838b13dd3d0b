CREATE TABLE "day_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_provider" text NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"candles" numeric(12,2) NOT NULL,
	"discount" numeric(12,2) NOT NULL,
	"freight" numeric(12,2) NOT NULL,
	"refunded" numeric(12,2) NOT NULL,
	"freight_cost" numeric(12,2) NOT NULL,
	"cost" numeric(12,2) NOT NULL,
	"units_without_cost" integer NOT NULL,
	"courier_margin" numeric(12,2) NOT NULL,
	"rides_counted" integer NOT NULL,
	"rides_open" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "district_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "district_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"district" text NOT NULL,
	"orders" integer NOT NULL,
	"amount" numeric(12,2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"payment_status" text NOT NULL,
	"product_id" uuid,
	"name" text NOT NULL,
	"size" text NOT NULL,
	"units" integer NOT NULL,
	"revenue" numeric(12,2) NOT NULL,
	"cost" numeric(12,2) NOT NULL,
	"units_without_cost" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_sales_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_sales_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "unit_cost" numeric(12,2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sold_on" date GENERATED ALWAYS AS (case when payment_status in ('paid', 'refunded') then (coalesce(paid_at, refunded_at) at time zone 'America/Sao_Paulo')::date end) STORED;--> statement-breakpoint
ALTER TABLE "item_tallies" ADD CONSTRAINT "item_tallies_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_tallies_day_idx" ON "day_tallies" USING btree ("day");--> statement-breakpoint
CREATE INDEX "district_tallies_day_idx" ON "district_tallies" USING btree ("day");--> statement-breakpoint
CREATE INDEX "item_tallies_day_idx" ON "item_tallies" USING btree ("day");--> statement-breakpoint
CREATE INDEX "item_tallies_product_idx" ON "item_tallies" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stale_sales_days_day_idx" ON "stale_sales_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_entries_created_idx" ON "audit_entries" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_sold_on_idx" ON "orders" USING btree ("sold_on") WHERE sold_on is not null;--> statement-breakpoint
CREATE INDEX "refunds_ended_idx" ON "refunds" USING btree ("ended_at") WHERE state = 'done';
--> statement-breakpoint
CREATE FUNCTION mark_sales_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.sold_on IS NOT NULL THEN
    INSERT INTO stale_sales_days (day) VALUES (OLD.sold_on);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.sold_on IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.sold_on IS DISTINCT FROM OLD.sold_on) THEN
    INSERT INTO stale_sales_days (day) VALUES (NEW.sold_on);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_sales_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stale_sales_days;
  DELETE FROM day_tallies;
  DELETE FROM district_tallies;
  DELETE FROM item_tallies;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For each row, because only such a trigger can be told to stay asleep: an order that waits for its payment marks nothing.
CREATE TRIGGER orders_mark_inserted AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.sold_on IS NOT NULL) EXECUTE FUNCTION mark_sales_days();
--> statement-breakpoint
CREATE TRIGGER orders_mark_updated AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.sold_on, OLD.payment_status, OLD.payment_method, OLD.payment_provider, OLD.subtotal_amount, OLD.pix_discount_amount,
      OLD.shipping_amount, OLD.shipping_actual_cost, OLD.shipping_provider, OLD.refunded_amount, OLD.shipping_address)
    IS DISTINCT FROM (NEW.sold_on, NEW.payment_status, NEW.payment_method, NEW.payment_provider, NEW.subtotal_amount, NEW.pix_discount_amount,
      NEW.shipping_amount, NEW.shipping_actual_cost, NEW.shipping_provider, NEW.refunded_amount, NEW.shipping_address)
    AND (OLD.sold_on IS NOT NULL OR NEW.sold_on IS NOT NULL))
  EXECUTE FUNCTION mark_sales_days();
--> statement-breakpoint
CREATE TRIGGER orders_mark_deleted AFTER DELETE ON orders FOR EACH ROW
  WHEN (OLD.sold_on IS NOT NULL) EXECUTE FUNCTION mark_sales_days();
--> statement-breakpoint
CREATE TRIGGER orders_mark_truncated AFTER TRUNCATE ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION forget_sales_days();
--> statement-breakpoint
-- Every day that has sold is to be counted; the triggers hold everybody else off the orders until this migration is through.
INSERT INTO stale_sales_days (day) SELECT DISTINCT sold_on FROM orders WHERE sold_on IS NOT NULL;
--> statement-breakpoint
-- What was given back before refunds had rows of their own.
INSERT INTO refunds (order_id, amount, state, key, created_at, ended_at)
  SELECT o.id, o.refunded_amount - r.known, 'done', 'whole:' || o.id, o.refunded_at, o.refunded_at
  FROM orders o, LATERAL (SELECT coalesce(sum(amount), 0) AS known FROM refunds WHERE order_id = o.id AND state = 'done') r
  WHERE o.payment_status = 'refunded' AND o.refunded_at IS NOT NULL AND o.refunded_amount > r.known
  ON CONFLICT (key) DO NOTHING;

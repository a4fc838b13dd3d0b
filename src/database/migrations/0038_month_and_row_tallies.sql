CREATE TABLE "row_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "district_month_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "district_month_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"month" date NOT NULL,
	"district" text NOT NULL,
	"orders" integer NOT NULL,
	"amount" numeric(12,2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_month_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_month_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"month" date NOT NULL,
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
CREATE TABLE "tallied_months" (
	"month" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_paid_at_idx";--> statement-breakpoint
ALTER TABLE "district_month_tallies" ADD CONSTRAINT "district_month_tallies_month_tallied_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."tallied_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_month_tallies" ADD CONSTRAINT "item_month_tallies_month_tallied_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."tallied_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_month_tallies" ADD CONSTRAINT "item_month_tallies_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "district_month_tallies_month_idx" ON "district_month_tallies" USING btree ("month");--> statement-breakpoint
CREATE INDEX "item_month_tallies_month_idx" ON "item_month_tallies" USING btree ("month");--> statement-breakpoint
CREATE INDEX "item_month_tallies_product_idx" ON "item_month_tallies" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "profiles_name_idx" ON "profiles" USING btree (shop_fold(coalesce(nullif(full_name, ''), email, '')),"user_id");
--> statement-breakpoint
CREATE FUNCTION tally_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_tallies (kind, rows)
    SELECT CASE WHEN active THEN 'product-active' ELSE 'product-inactive' END, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed WHERE deleted_at IS NULL GROUP BY active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_tallies (kind, rows)
    SELECT CASE WHEN active THEN 'product-active' ELSE 'product-inactive' END, change
    FROM (VALUES (OLD.active, OLD.deleted_at, -1), (NEW.active, NEW.deleted_at, 1)) AS moved (active, deleted_at, change)
    WHERE deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_tallies (kind, rows)
    SELECT 'user', CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_no_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM row_tallies WHERE kind LIKE TG_ARGV[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_tally_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_products();
--> statement-breakpoint
CREATE TRIGGER products_tally_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_products();
--> statement-breakpoint
-- A sale changes the stock alone and never wakes this one.
CREATE TRIGGER products_tally_updated AFTER UPDATE OF active, deleted_at ON products FOR EACH ROW
  WHEN ((OLD.active, OLD.deleted_at IS NULL) IS DISTINCT FROM (NEW.active, NEW.deleted_at IS NULL))
  EXECUTE FUNCTION tally_changed_product();
--> statement-breakpoint
CREATE TRIGGER products_tally_truncated AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tally_no_rows('product-%');
--> statement-breakpoint
CREATE TRIGGER users_tally_inserted AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_users();
--> statement-breakpoint
CREATE TRIGGER users_tally_deleted AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_users();
--> statement-breakpoint
CREATE TRIGGER users_tally_truncated AFTER TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tally_no_rows('user');
--> statement-breakpoint
-- The triggers hold everybody else off these tables until this migration is through, so nothing is missed and nothing counts twice.
INSERT INTO row_tallies (kind, rows)
  SELECT CASE WHEN active THEN 'product-active' ELSE 'product-inactive' END, count(*) FROM products WHERE deleted_at IS NULL GROUP BY active
  UNION ALL SELECT 'user', count(*) FROM users HAVING count(*) > 0;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_sales_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stale_sales_days;
  DELETE FROM day_tallies;
  DELETE FROM district_tallies;
  DELETE FROM item_tallies;
  DELETE FROM tallied_months;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The wrapping of a present, a coupon and the whole sum are counted since and were not watched.
DROP TRIGGER orders_mark_updated ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_mark_updated AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.sold_on IS NOT NULL OR NEW.sold_on IS NOT NULL)
    AND (OLD.sold_on, OLD.payment_status, OLD.payment_method, OLD.payment_provider, OLD.subtotal_amount, OLD.pix_discount_amount,
      OLD.coupon_discount_amount, OLD.gift_amount, OLD.total_amount, OLD.shipping_amount, OLD.shipping_actual_cost,
      OLD.shipping_provider, OLD.refunded_amount, OLD.shipping_address)
    IS DISTINCT FROM (NEW.sold_on, NEW.payment_status, NEW.payment_method, NEW.payment_provider, NEW.subtotal_amount, NEW.pix_discount_amount,
      NEW.coupon_discount_amount, NEW.gift_amount, NEW.total_amount, NEW.shipping_amount, NEW.shipping_actual_cost,
      NEW.shipping_provider, NEW.refunded_amount, NEW.shipping_address))
  EXECUTE FUNCTION mark_sales_days();
--> statement-breakpoint
-- What changed unwatched until now is counted again.
INSERT INTO stale_sales_days (day)
  SELECT DISTINCT sold_on FROM orders WHERE sold_on IS NOT NULL AND (gift_amount > 0 OR coupon_discount_amount > 0);

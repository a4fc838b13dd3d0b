CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"price" numeric(12,2) NOT NULL,
	"sale_price" numeric(12,2),
	"sale_from" date,
	"sale_until" date,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "sale_price" numeric(12,2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_price" numeric(12,2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_from" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_until" date;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_product_idx" ON "price_history" USING btree ("product_id","until");--> statement-breakpoint
CREATE INDEX "price_history_variant_idx" ON "price_history" USING btree ("variant_id") WHERE variant_id is not null;--> statement-breakpoint
CREATE INDEX "products_sale_idx" ON "products" USING btree ("sale_until") WHERE sale_price is not null;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_sale_price_positive" CHECK ("product_variants"."sale_price" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale" CHECK (case when "products"."sale_price" is null then "products"."sale_from" is null and "products"."sale_until" is null
        else "products"."sale_price" > 0 and coalesce("products"."sale_from" <= "products"."sale_until", false) end);--> statement-breakpoint
-- What a piece was sold for until this change. Every writer of the shop says in updated_at when the change was made.
CREATE FUNCTION remember_product_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (product_id, variant_id, price, sale_price, sale_from, sale_until, until)
  SELECT OLD.id, piece.id, OLD.price + piece.adjustment,
    coalesce(CASE WHEN OLD.sale_price IS NOT NULL THEN piece.sale_price END, OLD.sale_price + piece.adjustment),
    OLD.sale_from, OLD.sale_until, NEW.updated_at
  FROM (
    SELECT NULL::uuid AS id, 0 AS adjustment, NULL::numeric AS sale_price
    UNION ALL
    SELECT id, price_adjustment, sale_price FROM product_variants WHERE product_id = OLD.id
  ) piece;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_remember_prices AFTER UPDATE OF price, sale_price, sale_from, sale_until ON products FOR EACH ROW
  WHEN ((OLD.price, OLD.sale_price, OLD.sale_from, OLD.sale_until)
    IS DISTINCT FROM (NEW.price, NEW.sale_price, NEW.sale_from, NEW.sale_until))
  EXECUTE FUNCTION remember_product_prices();
--> statement-breakpoint
-- The product is written before its sizes and in the same transaction: what it says of their old prices stands already.
CREATE FUNCTION remember_variant_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (product_id, variant_id, price, sale_price, sale_from, sale_until, until)
  SELECT p.id, OLD.id, p.price + OLD.price_adjustment,
    coalesce(CASE WHEN p.sale_price IS NOT NULL THEN OLD.sale_price END, p.sale_price + OLD.price_adjustment),
    p.sale_from, p.sale_until, p.updated_at
  FROM products p WHERE p.id = OLD.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_remember_prices AFTER UPDATE OF price_adjustment, sale_price ON product_variants FOR EACH ROW
  WHEN ((OLD.price_adjustment, OLD.sale_price) IS DISTINCT FROM (NEW.price_adjustment, NEW.sale_price))
  EXECUTE FUNCTION remember_variant_prices();
--> statement-breakpoint
-- A size is never free, on the days of a promotion either.
CREATE OR REPLACE FUNCTION check_variant_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM product_variants v JOIN products p ON p.id = v.product_id
    WHERE p.id = CASE WHEN TG_TABLE_NAME = 'products' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'product_id')::uuid END
      AND (p.price + v.price_adjustment <= 0 OR coalesce(v.sale_price, p.sale_price + v.price_adjustment) <= 0)
  ) THEN
    RAISE EXCEPTION 'a variant of product % would cost nothing', to_jsonb(NEW) ->> 'id'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'product_variants_price_positive';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_variant_price ON products;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER products_variant_price AFTER UPDATE OF price, sale_price ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_variant_price();
--> statement-breakpoint
DROP TRIGGER product_variants_price ON product_variants;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER product_variants_price AFTER INSERT OR UPDATE OF price_adjustment, product_id, sale_price ON product_variants
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_variant_price();

-- Article numbers of GS1 (EAN, UPC): the last digit follows from the others.
CREATE FUNCTION is_gtin(code text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN code ~ '^([0-9]{8}|[0-9]{12,14})$' THEN (
    SELECT sum(digit::int * CASE WHEN place % 2 = 0 THEN 3 ELSE 1 END) % 10 = 0
    FROM string_to_table(reverse(code), NULL) WITH ORDINALITY AS digits(digit, place)) ELSE false END
$$;
--> statement-breakpoint
DROP INDEX "restock_requests_product_email_key";--> statement-breakpoint
DROP INDEX "pours_product_idx";--> statement-breakpoint
DROP INDEX "restock_requests_waiting_idx";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "stock_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "min_stock_level" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "cost" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "pours" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "pours" ADD CONSTRAINT "pours_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku_key" ON "product_variants" USING btree ("sku") WHERE sku <> '';--> statement-breakpoint
CREATE INDEX "product_variants_low_stock_idx" ON "product_variants" USING btree ("stock_quantity") WHERE stock_quantity <= min_stock_level;--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku_key" ON "products" USING btree ("sku") WHERE sku <> '';--> statement-breakpoint
CREATE INDEX "stock_movements_variant_idx" ON "stock_movements" USING btree ("variant_id","created_at") WHERE variant_id is not null;--> statement-breakpoint
CREATE INDEX "pours_product_idx" ON "pours" USING btree ("product_id","variant_id","ready_on") WHERE state = 'curing';--> statement-breakpoint
CREATE INDEX "restock_requests_waiting_idx" ON "restock_requests" USING btree ("product_id","variant_id","created_at") WHERE notified_at is null;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_shelf_email_key" UNIQUE NULLS NOT DISTINCT("product_id","variant_id","email");--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_stock_not_negative" CHECK ("product_variants"."stock_quantity" >= 0);--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_min_stock_not_negative" CHECK ("product_variants"."min_stock_level" >= 0);--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_cost_not_negative" CHECK ("product_variants"."cost" >= 0);--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_barcode" CHECK ("product_variants"."barcode" = '' or is_gtin("product_variants"."barcode"));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_barcode" CHECK ("products"."barcode" = '' or is_gtin("products"."barcode"));--> statement-breakpoint
CREATE VIEW "public"."shelves" AS (
  select v.product_id, v.id as variant_id, v.name as size, v.position, v.stock_quantity, v.min_stock_level, v.cost
  from product_variants v
  union all
  select p.id, null, null, 0, p.stock_quantity, p.min_stock_level, p.cost
  from products p where not exists (select from product_variants v where v.product_id = p.id));--> statement-breakpoint
-- Until now all sizes shared one stock. It goes to the preselected size; Hoje asks the owner to share it out.
CREATE TEMPORARY TABLE usual_sizes ON COMMIT DROP AS
  SELECT DISTINCT ON (product_id) product_id, id AS variant_id FROM product_variants
  ORDER BY product_id, price_adjustment <> 0, position, name;
--> statement-breakpoint
UPDATE product_variants v SET cost = p.cost,
  stock_quantity = CASE WHEN v.id = u.variant_id THEN p.stock_quantity ELSE 0 END,
  min_stock_level = CASE WHEN v.id = u.variant_id THEN p.min_stock_level ELSE 0 END
FROM products p JOIN usual_sizes u ON u.product_id = p.id WHERE p.id = v.product_id;
--> statement-breakpoint
-- What is in the books moves along, so that a difference that was there before is still seen.
INSERT INTO stock_movements (product_id, variant_id, change, reason)
  SELECT u.product_id, side.variant_id, side.sign * books.units, 'edit' FROM usual_sizes u
  JOIN (SELECT product_id, sum(change)::int AS units FROM stock_movements GROUP BY product_id) books USING (product_id)
  CROSS JOIN LATERAL (VALUES (NULL::uuid, -1), (u.variant_id, 1)) AS side(variant_id, sign)
  WHERE books.units <> 0;
--> statement-breakpoint
UPDATE restock_requests r SET variant_id = u.variant_id FROM usual_sizes u WHERE u.product_id = r.product_id;
--> statement-breakpoint
UPDATE pours w SET variant_id = u.variant_id FROM usual_sizes u WHERE u.product_id = w.product_id;
--> statement-breakpoint
-- A pour that cures, and of which other sizes were reserved, becomes one for each size. Where nothing else is left of it, it is
-- itself the one of the size that has most of it.
CREATE TEMPORARY TABLE size_pours ON COMMIT DROP AS
  SELECT gen_random_uuid() AS id, w.id AS pour_id, i.variant_id, sum(i.quantity - i.returned_quantity)::int AS units,
    sum(sum(i.quantity - i.returned_quantity)) OVER whole = w.units
      AND row_number() OVER (PARTITION BY w.id ORDER BY sum(i.quantity - i.returned_quantity) DESC, i.variant_id) = 1 AS is_rest
  FROM pours w JOIN order_items i ON i.pour_id = w.id JOIN orders o ON o.id = i.order_id AND o.stock_held
  WHERE w.state = 'curing' AND i.variant_id <> w.variant_id AND i.quantity > i.returned_quantity
  GROUP BY w.id, i.variant_id WINDOW whole AS (PARTITION BY w.id);
--> statement-breakpoint
UPDATE pours w SET variant_id = s.variant_id FROM size_pours s WHERE s.pour_id = w.id AND s.is_rest;
--> statement-breakpoint
DELETE FROM size_pours WHERE is_rest;
--> statement-breakpoint
INSERT INTO pours (id, product_id, variant_id, poured_on, ready_on, units, reserved, state, created_at, updated_at)
  SELECT s.id, w.product_id, s.variant_id, w.poured_on, w.ready_on, s.units, s.units, w.state, w.created_at, w.updated_at
  FROM size_pours s JOIN pours w ON w.id = s.pour_id;
--> statement-breakpoint
UPDATE pours w SET units = w.units - s.units, reserved = w.reserved - s.units
FROM (SELECT pour_id, sum(units)::int AS units FROM size_pours GROUP BY pour_id) s WHERE s.pour_id = w.id;
--> statement-breakpoint
UPDATE order_items i SET pour_id = s.id FROM size_pours s WHERE i.pour_id = s.pour_id AND i.variant_id = s.variant_id;
--> statement-breakpoint
INSERT INTO stock_movements (pour_id, change, reason)
  SELECT side.pour_id, side.change, 'edit' FROM size_pours s
  CROSS JOIN LATERAL (VALUES (s.pour_id, s.units), (s.id, -s.units)) AS side(pour_id, change);
--> statement-breakpoint
-- A shelf at its minimum is told by its size; the notice that stands goes on as the one of this size.
UPDATE reconciliation_findings f SET subject = f.subject || ':' || u.variant_id,
  details = f.details || jsonb_build_object('name', p.name || ', ' || v.name)
FROM usual_sizes u JOIN products p ON p.id = u.product_id JOIN product_variants v ON v.id = u.variant_id
WHERE f.kind = 'stock-low' AND f.standing AND f.subject = u.product_id::text;
--> statement-breakpoint
INSERT INTO reconciliation_findings (kind, subject)
  SELECT 'sizes-to-share', 'sizes' WHERE EXISTS (
    SELECT FROM usual_sizes u JOIN products p ON p.id = u.product_id WHERE p.stock_quantity > 0 AND p.deleted_at IS NULL);
--> statement-breakpoint
-- What a product with sizes has is the sum of what they have: written here, and by nobody else. The movements of a size that is
-- gone are in no product's books any more, as those of a deleted product.
CREATE FUNCTION sum_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE stock_movements SET product_id = NULL WHERE variant_id IN (SELECT id FROM changed);
  END IF;
  UPDATE products p SET stock_quantity = sums.stock, min_stock_level = sums.minimum
  FROM (
    SELECT changed.product_id, coalesce(sum(v.stock_quantity), 0) AS stock, coalesce(sum(v.min_stock_level), 0) AS minimum
    FROM (SELECT DISTINCT product_id FROM changed) changed LEFT JOIN product_variants v ON v.product_id = changed.product_id
    GROUP BY changed.product_id
  ) sums
  WHERE p.id = sums.product_id AND (p.stock_quantity, p.min_stock_level) IS DISTINCT FROM (sums.stock, sums.minimum);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_sum_inserted AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_sizes();
--> statement-breakpoint
CREATE TRIGGER product_variants_sum_updated AFTER UPDATE ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_sizes();
--> statement-breakpoint
CREATE TRIGGER product_variants_sum_deleted AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_sizes();
--> statement-breakpoint
CREATE FUNCTION refuse_stock_beside_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM product_variants v WHERE v.product_id = NEW.id
    HAVING count(*) > 0 AND (sum(v.stock_quantity), sum(v.min_stock_level)) IS DISTINCT FROM (NEW.stock_quantity, NEW.min_stock_level)
  ) THEN
    RAISE EXCEPTION 'the stock of product % is that of its sizes', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'products_stock_is_sum';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_stock_is_sum BEFORE UPDATE OF stock_quantity, min_stock_level ON products FOR EACH ROW
  WHEN ((OLD.stock_quantity, OLD.min_stock_level) IS DISTINCT FROM (NEW.stock_quantity, NEW.min_stock_level))
  EXECUTE FUNCTION refuse_stock_beside_sizes();

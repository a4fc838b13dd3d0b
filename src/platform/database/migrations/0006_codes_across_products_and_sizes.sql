-- Products without sizes and sizes share one set of codes. Whoever takes a code waits for who takes the same one.
CREATE FUNCTION refuse_code_of_another() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_taken boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('sku:' || NEW.sku, 0));
  IF TG_TABLE_NAME = 'products' THEN
    is_taken := EXISTS (SELECT FROM product_variants v WHERE v.sku = NEW.sku AND v.sku <> '' AND v.product_id <> NEW.id);
  ELSE
    is_taken := EXISTS (SELECT FROM products p WHERE p.sku = NEW.sku AND p.sku <> '' AND p.id <> NEW.product_id);
  END IF;
  IF is_taken THEN
    RAISE EXCEPTION 'the code % names another product', NEW.sku
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'product_codes_key';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_code BEFORE INSERT OR UPDATE OF sku ON products FOR EACH ROW
  WHEN (NEW.sku <> '') EXECUTE FUNCTION refuse_code_of_another();
--> statement-breakpoint
CREATE TRIGGER product_variants_code BEFORE INSERT OR UPDATE OF sku ON product_variants FOR EACH ROW
  WHEN (NEW.sku <> '') EXECUTE FUNCTION refuse_code_of_another();

-- Changes are announced by the database itself, so that every process hears of them whoever made them.
-- The payload names the rows; a notification holds at most 8,000 bytes, so a change of very many rows says 'all'.
CREATE FUNCTION announce_rows(channel text, kind text, ids uuid[]) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) IS NULL OR cardinality(ids) = 0 THEN RETURN; END IF;
  PERFORM pg_notify(channel, json_build_object(
    'kind', kind,
    'ids', CASE WHEN cardinality(ids) > 150 THEN to_json('all'::text) ELSE to_json(ids) END
  )::text);
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_rows('product_updates', 'products', (SELECT array_agg(DISTINCT id) FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products();
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products();
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products();
--> statement-breakpoint
CREATE FUNCTION announce_product_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_rows('product_updates', 'products', (SELECT array_agg(DISTINCT product_id) FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_inserted AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();
--> statement-breakpoint
CREATE TRIGGER product_variants_updated AFTER UPDATE ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();
--> statement-breakpoint
CREATE TRIGGER product_variants_deleted AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();
--> statement-breakpoint
-- Categories and blog posts are shown on cached pages too; TG_ARGV[0] is their kind.
CREATE FUNCTION announce_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_rows('content_updates', TG_ARGV[0], (SELECT array_agg(DISTINCT id) FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_inserted AFTER INSERT ON categories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_content('categories');
--> statement-breakpoint
CREATE TRIGGER categories_updated AFTER UPDATE ON categories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_content('categories');
--> statement-breakpoint
CREATE TRIGGER categories_deleted AFTER DELETE ON categories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_content('categories');
--> statement-breakpoint
CREATE TRIGGER blog_posts_inserted AFTER INSERT ON blog_posts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_content('posts');
--> statement-breakpoint
CREATE TRIGGER blog_posts_updated AFTER UPDATE ON blog_posts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_content('posts');
--> statement-breakpoint
CREATE TRIGGER blog_posts_deleted AFTER DELETE ON blog_posts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_content('posts');
--> statement-breakpoint
-- A size may be cheaper than the product itself, but never free: price and adjustment live in two tables, so a check
-- constraint cannot see both.
CREATE FUNCTION check_variant_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM product_variants v JOIN products p ON p.id = v.product_id
    WHERE p.id = CASE WHEN TG_TABLE_NAME = 'products' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'product_id')::uuid END
      AND p.price + v.price_adjustment <= 0
  ) THEN
    RAISE EXCEPTION 'a variant of product % would cost nothing', to_jsonb(NEW) ->> 'id'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'product_variants_price_positive';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER products_variant_price AFTER UPDATE OF price ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_variant_price();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER product_variants_price AFTER INSERT OR UPDATE OF price_adjustment, product_id ON product_variants
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_variant_price();

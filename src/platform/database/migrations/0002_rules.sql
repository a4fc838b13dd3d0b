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
-- The next pour stands on its product's page, which is cached.
CREATE TRIGGER pours_inserted AFTER INSERT ON pours
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();
--> statement-breakpoint
CREATE TRIGGER pours_updated AFTER UPDATE ON pours
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();
--> statement-breakpoint
CREATE TRIGGER pours_deleted AFTER DELETE ON pours
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
-- Every page shows something of the settings; the announcement empties the cache of every process.
CREATE TRIGGER shop_settings_inserted AFTER INSERT ON shop_settings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_content('settings');
--> statement-breakpoint
CREATE TRIGGER shop_settings_updated AFTER UPDATE ON shop_settings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_content('settings');
--> statement-breakpoint
CREATE TRIGGER shop_settings_deleted AFTER DELETE ON shop_settings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_content('settings');
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
--> statement-breakpoint
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
--> statement-breakpoint
-- A product or post that gets another address leaves the former one behind, whoever changes it; TG_ARGV[0] is its kind. Whoever takes
-- an address that another one left gets it.
CREATE FUNCTION keep_old_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM old_slugs WHERE kind = TG_ARGV[0] AND slug = NEW.slug;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO old_slugs (kind, slug, target_id) VALUES (TG_ARGV[0], OLD.slug, NEW.id)
      ON CONFLICT (kind, slug) DO UPDATE SET target_id = excluded.target_id, created_at = now();
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_slug_taken AFTER INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION keep_old_slug('product');
--> statement-breakpoint
CREATE TRIGGER products_slug_changed AFTER UPDATE OF slug ON products
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_slug('product');
--> statement-breakpoint
CREATE TRIGGER blog_posts_slug_taken AFTER INSERT ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION keep_old_slug('post');
--> statement-breakpoint
CREATE TRIGGER blog_posts_slug_changed AFTER UPDATE OF slug ON blog_posts
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_slug('post');
--> statement-breakpoint
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
-- A size may be cheaper than the product itself, but never free, on the days of a promotion either: price and adjustment live in
-- two tables, so a check constraint cannot see both.
CREATE FUNCTION check_variant_price() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE CONSTRAINT TRIGGER products_variant_price AFTER UPDATE OF price, sale_price ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_variant_price();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER product_variants_price AFTER INSERT OR UPDATE OF price_adjustment, product_id, sale_price ON product_variants
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_variant_price();
--> statement-breakpoint
-- Count and sum of the published reviews follow in the same transaction, whoever changes a review and for whatever reason (an
-- account that is deleted included). Differences are added, never counted anew: two that are published together both count.
CREATE FUNCTION add_to_ratings(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  shown uuid[];
BEGIN
  SELECT array_agg(DISTINCT product_id ORDER BY product_id) INTO shown
    FROM jsonb_to_recordset(changes) AS c(product_id uuid);
  IF shown IS NULL THEN RETURN; END IF;
  -- In the order in which buyers lock products, so that neither waits for the other in a circle.
  PERFORM 1 FROM products WHERE id = ANY (shown) ORDER BY id FOR UPDATE;
  UPDATE products p
    SET rating_count = p.rating_count + d.count, rating_sum = p.rating_sum + d.sum, demo_rating_count = p.demo_rating_count + d.demo
    FROM (
      SELECT product_id, sum(sign) AS count, sum(sign * stars) AS sum, sum(sign * is_demo::integer) AS demo
      FROM jsonb_to_recordset(changes) AS c(product_id uuid, stars integer, is_demo boolean, sign integer) GROUP BY product_id
    ) d
    WHERE p.id = d.product_id AND (d.count <> 0 OR d.sum <> 0 OR d.demo <> 0);
  -- An answer or a name that goes changes the pages too, and no rating.
  PERFORM announce_rows('product_updates', 'products', shown);
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_ratings((SELECT jsonb_agg(jsonb_build_object('product_id', product_id, 'stars', stars, 'is_demo', is_demo, 'sign', 1))
      FROM after WHERE status = 'published'));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_ratings((SELECT jsonb_agg(jsonb_build_object('product_id', product_id, 'stars', stars, 'is_demo', is_demo, 'sign', -1))
      FROM before WHERE status = 'published'));
  ELSE
    PERFORM add_to_ratings((SELECT jsonb_agg(jsonb_build_object('product_id', product_id, 'stars', stars, 'is_demo', is_demo, 'sign', sign))
      FROM (
        SELECT product_id, stars, is_demo, 1 AS sign FROM after WHERE status = 'published'
        UNION ALL SELECT product_id, stars, is_demo, -1 FROM before WHERE status = 'published'
      ) changed));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION follow_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION follow_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION follow_reviews();
--> statement-breakpoint
-- Locks a customer and then the orders of her carts whose payment somebody could still make. Each statement of a VOLATILE function sees
-- what was committed before it, so that an order written by whoever held the customer's lock until now is found.
-- A payment that comes for a replaced order locks the order that took its place after itself: the older one first, here too.
CREATE FUNCTION lock_unfinished_orders(customer uuid) RETURNS SETOF orders LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = customer FOR NO KEY UPDATE;
  RETURN QUERY
    SELECT * FROM orders
    WHERE user_id = customer AND origin = 'site' AND (hold_expires_at IS NOT NULL OR payment_duty = 'cancel')
    ORDER BY created_at, id
    FOR UPDATE;
END $$;

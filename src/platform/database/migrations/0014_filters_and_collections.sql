ALTER TABLE "old_slugs" DROP CONSTRAINT "old_slugs_kind";--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "facets" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "product_search_facets_idx" ON "product_search" USING gin ("facets");--> statement-breakpoint
ALTER TABLE "old_slugs" ADD CONSTRAINT "old_slugs_kind" CHECK ("old_slugs"."kind" in ('product', 'post', 'category'));--> statement-breakpoint
-- A collection that gets another address leaves the former one behind, as products and posts do.
CREATE TRIGGER categories_slug_taken AFTER INSERT ON categories
  FOR EACH ROW EXECUTE FUNCTION keep_old_slug('category');
--> statement-breakpoint
CREATE TRIGGER categories_slug_changed AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_slug('category');
--> statement-breakpoint
-- What a list can be narrowed by, as 'kind:value' in small letters; the kinds are parameters of the list's address.
CREATE FUNCTION scent_facets(specifications jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT facet), '{}') FROM (
    SELECT 'nota:' || note AS facet FROM unnest(public.scent_notes(specifications)) AS note
    UNION ALL
    SELECT 'familia:' || split_part(public.family_words(family), ' ', 1)
    FROM unnest(public.scent_families(public.scent_notes(specifications))) AS family
    UNION ALL
    SELECT 'intensidade:' || substring(trim(specifications ->> 'Intensidade') FROM '^([1-5])(?:\s*[–-].*)?$')
    UNION ALL
    SELECT 'ambiente:' || lower(trim(place, ' .')) FROM regexp_split_to_table(specifications ->> 'Combina com', ',') AS place
    WHERE trim(place, ' .') <> ''
  ) AS facets WHERE facet IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_catalog AS $$
DECLARE
  found text[] := scent_notes(NEW.specifications);
  families text[] := scent_families(found);
  called text := concat_ws(' ', NEW.name, array_to_string(found, ' '),
    (SELECT string_agg(family_words(family), ' ') FROM unnest(families) AS family),
    NEW.specifications ->> 'Combina com', NEW.specifications ->> 'Ambiente ideal', NEW.specifications ->> 'Recipiente');
  label_stems tsvector := setweight(to_tsvector('shop_search', NEW.name), 'A') || setweight(to_tsvector('shop_search', called), 'B');
  told text := concat_ws(' ', NEW.short_description, NEW.description, array_to_string(NEW.features, ' '));
BEGIN
  INSERT INTO product_search (product_id, notes, families, facets, labels, label_stems, stems, folded) VALUES (NEW.id, found, families,
    scent_facets(NEW.specifications),
    ' ' || regexp_replace(shop_fold(called), '[^a-z0-9]+', ' ', 'g'), label_stems, strip(label_stems || to_tsvector('shop_search', told)),
    shop_fold(concat_ws(' ', NEW.name, NEW.short_description, NEW.description)))
  ON CONFLICT (product_id) DO UPDATE SET
    notes = excluded.notes, families = excluded.families, facets = excluded.facets, labels = excluded.labels,
    label_stems = excluded.label_stems, stems = excluded.stems, folded = excluded.folded;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The products that are there.
UPDATE product_search SET facets = scent_facets(specifications) FROM products WHERE products.id = product_id;

CREATE TABLE "kit_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kit_id" uuid NOT NULL,
	"product_id" uuid,
	"variant_id" uuid,
	"name" text NOT NULL,
	"size" text,
	"count" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "kit_parts_count_positive" CHECK ("kit_parts"."count" > 0),
	CONSTRAINT "kit_parts_not_itself" CHECK ("kit_parts"."product_id" <> "kit_parts"."kit_id")
);
--> statement-breakpoint
DROP VIEW "public"."shelves";--> statement-breakpoint
ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_line_key";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "chosen_parts" uuid[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kit_kind" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kit_choices" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kit_repeats" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "kit" jsonb;--> statement-breakpoint
ALTER TABLE "kit_parts" ADD CONSTRAINT "kit_parts_kit_id_products_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_parts" ADD CONSTRAINT "kit_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_parts" ADD CONSTRAINT "kit_parts_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kit_parts_kit_idx" ON "kit_parts" USING btree ("kit_id","position");--> statement-breakpoint
CREATE INDEX "kit_parts_product_idx" ON "kit_parts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "kit_parts_variant_idx" ON "kit_parts" USING btree ("variant_id") WHERE variant_id is not null;--> statement-breakpoint
CREATE INDEX "order_items_kit_idx" ON "order_items" USING btree ("order_id") WHERE kit is not null;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_line_key" UNIQUE NULLS NOT DISTINCT("user_id","product_id","variant_id","chosen_parts");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kit_kind" CHECK ("products"."kit_kind" in ('fixed', 'choose'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kit_choices" CHECK ((coalesce("products"."kit_kind", '') = 'choose') = (coalesce("products"."kit_choices", 0) > 0));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kit_without_shelf" CHECK ("products"."kit_kind" is null or "products"."stock_quantity" = 0);--> statement-breakpoint
CREATE VIEW "public"."shelves" AS (
  select v.product_id, v.id as variant_id, v.name as size, v.position, v.stock_quantity, v.min_stock_level, v.cost
  from product_variants v
  union all
  select p.id, null, null, 0, p.stock_quantity, p.min_stock_level, p.cost
  from products p where p.kit_kind is null and not exists (select from product_variants v where v.product_id = p.id));--> statement-breakpoint
-- A kit is shown with what there is of its parts: whatever changes them changes its pages too.
CREATE OR REPLACE FUNCTION announce_rows(channel text, kind text, ids uuid[]) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) IS NULL OR cardinality(ids) = 0 THEN RETURN; END IF;
  IF kind = 'products' THEN
    ids := ids || ARRAY(SELECT DISTINCT part.kit_id FROM public.kit_parts part WHERE part.product_id = ANY (ids));
  END IF;
  PERFORM pg_notify(channel, json_build_object(
    'kind', kind,
    'ids', CASE WHEN cardinality(ids) > 150 THEN to_json('all'::text) ELSE to_json(ids) END
  )::text);
END $$;
--> statement-breakpoint
-- Who looks for a kit finds it, whatever it is called.
CREATE OR REPLACE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_catalog AS $$
DECLARE
  found text[] := scent_notes(NEW.specifications);
  families text[] := scent_families(found);
  called text := concat_ws(' ', NEW.name, array_to_string(found, ' '),
    (SELECT string_agg(family_words(family), ' ') FROM unnest(families) AS family),
    NEW.specifications ->> 'Combina com', NEW.specifications ->> 'Ambiente ideal', NEW.specifications ->> 'Recipiente',
    CASE WHEN NEW.kit_kind IS NOT NULL THEN 'kit conjunto' END);
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
CREATE TRIGGER product_search_of_kits AFTER UPDATE OF kit_kind ON products
  FOR EACH ROW WHEN (OLD.kit_kind IS DISTINCT FROM NEW.kit_kind) EXECUTE FUNCTION write_product_search();

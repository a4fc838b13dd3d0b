CREATE TABLE "missed_searches" (
	"words" text PRIMARY KEY NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"notes" text[] NOT NULL,
	"families" text[] NOT NULL,
	"labels" text NOT NULL,
	"label_stems" tsvector NOT NULL,
	"stems" tsvector NOT NULL,
	"folded" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_search_idx";--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_searches_times_idx" ON "missed_searches" USING btree ("times" DESC NULLS LAST,"last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_search_labels_idx" ON "product_search" USING gin (labels gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_search_stems_idx" ON "product_search" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "product_search_folded_idx" ON "product_search" USING gin (folded gin_trgm_ops);--> statement-breakpoint
-- Words as people search them: by their stem ('flores' finds 'flor'), with and without accents.
CREATE TEXT SEARCH CONFIGURATION shop_search (COPY = portuguese);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION shop_search ALTER MAPPING FOR hword, hword_part, word WITH unaccent, portuguese_stem;
--> statement-breakpoint
-- 'Fava de baunilha, heliotrópio' in three layers becomes one list, top first.
CREATE FUNCTION scent_notes(specifications jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(lower(trim(note)) ORDER BY layer, place) FILTER (WHERE trim(note) <> ''), '{}')
  FROM unnest(array[specifications ->> 'Topo', specifications ->> 'Coração', specifications ->> 'Fundo']) WITH ORDINALITY AS layers(notes, layer),
    regexp_split_to_table(notes, ',| e ') WITH ORDINALITY AS split(note, place)
$$;
--> statement-breakpoint
-- The same table as `noteFamily` in the program, which draws the notes. Null for resins, musks and whatever nobody thought of.
CREATE FUNCTION note_family(note text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN plain ~ '\m(pimenta|canela|anis|cardamomo|acafrao|gengibre|noz-moscada)' THEN 'spice'
    WHEN plain ~ '\m(limao|bergamota|cidra|tangerina|mandarina|toranja|grapefruit|yuzu)' THEN 'citrus'
    WHEN plain ~ '\mcravo' THEN 'spice'
    WHEN plain ~ '\m(flor(?! de sal)|rosa|peonia|jasmim|dama-da-noite|lirio|neroli|heliotropio|camomila|violeta|lavanda)' THEN 'flower'
    WHEN plain ~ '\mlaranja' THEN 'citrus'
    WHEN plain ~ '\m(baunilha|fava|cacau|cafe|chocolate|caramelo|melaco)' THEN 'bean'
    WHEN plain ~ '\m(cedro|sandalo|madeira|cipreste|carvalho|oliveira|palo santo|vetiver|pinho|pinheiro)' THEN 'wood'
    WHEN plain ~ '\m(folha|capim|alecrim|salvia|manjericao|tomilho|hortela|eucalipto|verbena|cha|petitgrain)' THEN 'herb'
    WHEN plain ~ '\m(musgo|feno|patchuli|tabaco|algodao)' THEN 'herb'
    WHEN plain ~ '\m(figo|pera|maca|lichia|groselha|pessego|coco|leite de coco|uva|ameixa)' THEN 'fruit'
  END
  FROM (SELECT public.shop_fold(note) AS plain) AS folded
$$;
--> statement-breakpoint
-- A family is told of a candle where two of its notes belong to it; where no family has two, the one of its first note that has any.
CREATE FUNCTION scent_families(notes text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH told AS (
    SELECT family, count(*) AS notes, min(place) AS place
    FROM unnest(notes) WITH ORDINALITY AS split(note, place), public.note_family(note) AS family
    WHERE family IS NOT NULL GROUP BY family)
  SELECT coalesce(array_agg(family ORDER BY told.notes DESC, place), '{}') FROM told
  WHERE told.notes > 1 OR (place = (SELECT min(place) FROM told) AND NOT EXISTS (SELECT FROM told AS other WHERE other.notes > 1))
$$;
--> statement-breakpoint
-- What people call a family, in letters without accents.
CREATE FUNCTION family_words(family text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE family
    WHEN 'wood' THEN 'amadeirado madeiras' WHEN 'flower' THEN 'floral flores' WHEN 'citrus' THEN 'citrico'
    WHEN 'herb' THEN 'herbal ervas verde' WHEN 'spice' THEN 'especiado especiarias' WHEN 'bean' THEN 'gourmand doce'
    WHEN 'fruit' THEN 'frutado frutas' END
$$;
--> statement-breakpoint
CREATE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_catalog AS $$
DECLARE
  found text[] := scent_notes(NEW.specifications);
  families text[] := scent_families(found);
  called text := concat_ws(' ', NEW.name, array_to_string(found, ' '),
    (SELECT string_agg(family_words(family), ' ') FROM unnest(families) AS family),
    NEW.specifications ->> 'Combina com', NEW.specifications ->> 'Ambiente ideal', NEW.specifications ->> 'Recipiente');
  label_stems tsvector := setweight(to_tsvector('shop_search', NEW.name), 'A') || setweight(to_tsvector('shop_search', called), 'B');
  told text := concat_ws(' ', NEW.short_description, NEW.description, array_to_string(NEW.features, ' '));
BEGIN
  INSERT INTO product_search (product_id, notes, families, labels, label_stems, stems, folded) VALUES (NEW.id, found, families,
    ' ' || regexp_replace(shop_fold(called), '[^a-z0-9]+', ' ', 'g'), label_stems, strip(label_stems || to_tsvector('shop_search', told)),
    shop_fold(concat_ws(' ', NEW.name, NEW.short_description, NEW.description)))
  ON CONFLICT (product_id) DO UPDATE SET
    notes = excluded.notes, families = excluded.families, labels = excluded.labels, label_stems = excluded.label_stems,
    stems = excluded.stems, folded = excluded.folded;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_search AFTER INSERT OR UPDATE OF name, short_description, description, specifications, features ON products
  FOR EACH ROW EXECUTE FUNCTION write_product_search();
--> statement-breakpoint
-- The products that are there.
UPDATE products SET name = name;

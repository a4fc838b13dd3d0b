-- A family is told of a candle that is named after one of its notes, or that has two of its notes beyond the base;
-- else the family of its first note that has any.
CREATE FUNCTION scent_families(name text, specifications jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH split AS (
    SELECT public.note_family(note) AS family, place, false AS named, layer < 3 AS heard
    FROM unnest(array['Topo', 'Coração', 'Fundo']) WITH ORDINALITY AS layers(title, layer),
      unnest(public.scent_notes(jsonb_build_object('Topo', specifications ->> title))) AS note,
      LATERAL (SELECT array_position(public.scent_notes(specifications), note) AS place) AS placed
    UNION ALL
    SELECT public.note_family(trim(part)), 0, true, true FROM regexp_split_to_table(name, '&|,| e ') AS part
    WHERE public.scent_notes(specifications) <> '{}'),
  told AS (
    SELECT family, count(*) AS notes, min(place) AS place, bool_or(named) OR (count(*) > 1 AND bool_or(heard)) AS sure
    FROM split WHERE family IS NOT NULL GROUP BY family)
  SELECT coalesce(array_agg(family ORDER BY told.notes DESC, place), '{}') FROM told
  WHERE sure OR (place = (SELECT min(place) FROM told) AND NOT EXISTS (SELECT FROM told AS other WHERE other.sure))
$$;
--> statement-breakpoint
CREATE FUNCTION scent_facets(name text, specifications jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT facet), '{}') FROM (
    SELECT 'nota:' || note AS facet FROM unnest(public.scent_notes(specifications)) AS note
    UNION ALL
    SELECT 'familia:' || split_part(public.family_words(family), ' ', 1)
    FROM unnest(public.scent_families(name, specifications)) AS family
    UNION ALL
    SELECT 'intensidade:' || substring(trim(specifications ->> 'Intensidade') FROM '^([1-5])(?:\s*[–-].*)?$')
    UNION ALL
    SELECT 'ambiente:' || lower(trim(place, ' .')) FROM regexp_split_to_table(specifications ->> 'Combina com', ',') AS place
    WHERE trim(place, ' .') <> ''
  ) AS facets WHERE facet IS NOT NULL
$$;
--> statement-breakpoint
-- Wax and wick are searched too: 'vegana' is said of the wax.
CREATE OR REPLACE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_catalog AS $$
DECLARE
  found text[] := scent_notes(NEW.specifications);
  families text[] := scent_families(NEW.name, NEW.specifications);
  called text := concat_ws(' ', NEW.name, array_to_string(found, ' '),
    (SELECT string_agg(family_words(family), ' ') FROM unnest(families) AS family),
    NEW.specifications ->> 'Combina com', NEW.specifications ->> 'Ambiente ideal', NEW.specifications ->> 'Recipiente',
    CASE WHEN NEW.kit_kind IS NOT NULL THEN 'kit conjunto' END);
  label_stems tsvector := setweight(to_tsvector('shop_search', NEW.name), 'A') || setweight(to_tsvector('shop_search', called), 'B');
  told text := concat_ws(' ', NEW.short_description, NEW.description, array_to_string(NEW.features, ' '),
    NEW.specifications ->> 'Cera', NEW.specifications ->> 'Pavio');
BEGIN
  INSERT INTO product_search (product_id, notes, families, facets, labels, label_stems, stems, folded) VALUES (NEW.id, found, families,
    scent_facets(NEW.name, NEW.specifications),
    ' ' || regexp_replace(shop_fold(called), '[^a-z0-9]+', ' ', 'g'), label_stems, strip(label_stems || to_tsvector('shop_search', told)),
    shop_fold(concat_ws(' ', NEW.name, NEW.short_description, NEW.description)))
  ON CONFLICT (product_id) DO UPDATE SET
    notes = excluded.notes, families = excluded.families, facets = excluded.facets, labels = excluded.labels,
    label_stems = excluded.label_stems, stems = excluded.stems, folded = excluded.folded;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION scent_facets(jsonb);
--> statement-breakpoint
DROP FUNCTION scent_families(text[]);
--> statement-breakpoint
UPDATE products SET name = name;

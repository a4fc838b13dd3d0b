-- Both are trusted extensions: the owner of a database may create them without being a superuser.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Text as people search and sort it: without accents and capitals. unaccent() itself is not immutable, because a
-- dictionary could be changed; naming the dictionary and promising it lets generated columns and indexes use it.
CREATE FUNCTION shop_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = public, pg_catalog
  AS $$ SELECT lower(unaccent('unaccent'::regdictionary, value)) $$;

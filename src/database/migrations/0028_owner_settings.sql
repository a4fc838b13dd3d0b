CREATE TABLE "old_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"target_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "old_slugs_kind_slug_pk" PRIMARY KEY("kind","slug"),
	CONSTRAINT "old_slugs_kind" CHECK ("old_slugs"."kind" in ('product', 'post'))
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section" text NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_settings_section_unique" UNIQUE("section")
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "old_slugs_target_idx" ON "old_slugs" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "products_deleted_idx" ON "products" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_deleted_inactive" CHECK ("products"."deleted_at" is null or not "products"."active");
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

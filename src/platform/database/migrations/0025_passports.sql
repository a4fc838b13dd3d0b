CREATE TABLE "passports" (
	"number" integer PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"code" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passports_code_key" UNIQUE("code"),
	CONSTRAINT "passports_note" CHECK (char_length("passports"."note") <= 600)
);
--> statement-breakpoint
ALTER TABLE "passports" ADD CONSTRAINT "passports_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A passport is a cached page of its product.
CREATE TRIGGER passports_inserted AFTER INSERT ON passports
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();
--> statement-breakpoint
CREATE TRIGGER passports_updated AFTER UPDATE ON passports
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();
--> statement-breakpoint
CREATE TRIGGER passports_deleted AFTER DELETE ON passports
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_product_variants();

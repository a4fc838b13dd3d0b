ALTER TABLE "product_variants" ADD COLUMN "burning_hours" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "weight" numeric(8, 3);--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "dimensions" jsonb;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_burning_hours_positive" CHECK ("product_variants"."burning_hours" > 0);--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_weight_positive" CHECK ("product_variants"."weight" > 0);--> statement-breakpoint
-- What the owner wrote as a line of words becomes a figure; words that say more than that stay as they are.
UPDATE "product_variants" SET "burning_hours" = nullif(substring("attributes"->>'Tempo de queima' from '(\d{1,4})')::integer, 0)
  WHERE "attributes"->>'Tempo de queima' ~* '^\s*(cerca de )?\d{1,4} ?(h|horas)\.?\s*$';

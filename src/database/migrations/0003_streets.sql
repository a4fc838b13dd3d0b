ALTER TABLE "sao_paulo_streets" ALTER COLUMN "search_text" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "sao_paulo_streets" ADD COLUMN "number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sao_paulo_streets" ADD COLUMN "weight" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "sao_paulo_streets_building_idx" ON "sao_paulo_streets" USING btree ("street","number") WHERE number <> '';
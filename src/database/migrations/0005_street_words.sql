CREATE TABLE "sao_paulo_words" (
	"word" text PRIMARY KEY NOT NULL,
	"streets" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sao_paulo_words_search_idx" ON "sao_paulo_words" USING gin (word gin_trgm_ops);
-- Every search reads the stems, few the descriptions: of a long row the descriptions are set aside, not these.
ALTER TABLE "product_search" ALTER COLUMN "stems" SET STORAGE MAIN;--> statement-breakpoint
-- The rows that are there, written anew.
UPDATE product_search SET stems = stems || ''::tsvector;

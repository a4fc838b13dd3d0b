CREATE TABLE "ranked_items" (
	"ranking_id" bigint NOT NULL,
	"item" text NOT NULL,
	"product_id" uuid,
	"size" text NOT NULL,
	"units" integer NOT NULL,
	"revenue" numeric(12,2) NOT NULL,
	"cost" numeric(12,2) NOT NULL,
	"units_without_cost" integer NOT NULL,
	CONSTRAINT "ranked_items_ranking_id_item_size_pk" PRIMARY KEY("ranking_id","item","size")
);
--> statement-breakpoint
CREATE TABLE "sales_rankings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_rankings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ranking" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"items" integer NOT NULL,
	CONSTRAINT "sales_rankings_span_key" UNIQUE("ranking","first_day","last_day")
);
--> statement-breakpoint
ALTER TABLE "ranked_items" ADD CONSTRAINT "ranked_items_ranking_id_sales_rankings_id_fk" FOREIGN KEY ("ranking_id") REFERENCES "public"."sales_rankings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranked_items" ADD CONSTRAINT "ranked_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ranked_items_revenue_idx" ON "ranked_items" USING btree ("ranking_id",revenue desc,units desc,"item","size");--> statement-breakpoint
CREATE INDEX "ranked_items_product_idx" ON "ranked_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "ranked_items_units_idx" ON "ranked_items" USING btree ("ranking_id",units desc,"item","size");
--> statement-breakpoint
-- A ranking that lost a row, because its candle was deleted, is no longer whole.
CREATE FUNCTION forget_broken_rankings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sales_rankings WHERE id IN (SELECT ranking_id FROM gone);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ranked_items_deleted AFTER DELETE ON ranked_items
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_broken_rankings();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_sales_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stale_sales_days;
  DELETE FROM day_tallies;
  DELETE FROM district_tallies;
  DELETE FROM item_tallies;
  DELETE FROM tallied_months;
  DELETE FROM sales_rankings;
  RETURN NULL;
END $$;

CREATE TABLE "review_invitations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid,
	"order_id" uuid,
	"author_name" text,
	"stars" integer NOT NULL,
	"room" text,
	"intensity" text,
	"would_buy_again" boolean,
	"words" text DEFAULT '' NOT NULL,
	"photos" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"refusal_reason" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('waiting', 'published', 'refused')),
	CONSTRAINT "reviews_refusal_has_reason" CHECK (("reviews"."status" = 'refused') = ("reviews"."refusal_reason" is not null)),
	CONSTRAINT "reviews_photos" CHECK (cardinality("reviews"."photos") <= 3),
	CONSTRAINT "reviews_intensity" CHECK ("reviews"."intensity" in ('soft', 'balanced', 'strong'))
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "review_invitations" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "demo_rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_score" numeric(5, 4) GENERATED ALWAYS AS (case when rating_count = 0 then 0 else (rating_sum + 20)::numeric / (rating_count + 5) end) STORED;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_open_idx" ON "review_reports" USING btree ("review_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_product_user_key" ON "reviews" USING btree ("product_id","user_id");--> statement-breakpoint
CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_published_idx" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_status_idx" ON "reviews" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "products_active_rating_idx" ON "products" USING btree ("active","rating_score" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_delivered_at_idx" ON "orders" USING btree ("delivered_at") WHERE status = 'delivered';--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('terms', 'newsletter', 'marketing_emails', 'review_invitations'));
--> statement-breakpoint
-- Count and sum of the published reviews follow in the same transaction, whoever changes a review and for whatever reason (an
-- account that is deleted included). Differences are added, never counted anew: two that are published together both count.
CREATE FUNCTION add_to_ratings(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  shown uuid[];
BEGIN
  SELECT array_agg(DISTINCT product_id ORDER BY product_id) INTO shown
    FROM jsonb_to_recordset(changes) AS c(product_id uuid);
  IF shown IS NULL THEN RETURN; END IF;
  -- In the order in which buyers lock products, so that neither waits for the other in a circle.
  PERFORM 1 FROM products WHERE id = ANY (shown) ORDER BY id FOR UPDATE;
  UPDATE products p
    SET rating_count = p.rating_count + d.count, rating_sum = p.rating_sum + d.sum, demo_rating_count = p.demo_rating_count + d.demo
    FROM (
      SELECT product_id, sum(sign) AS count, sum(sign * stars) AS sum, sum(sign * is_demo::integer) AS demo
      FROM jsonb_to_recordset(changes) AS c(product_id uuid, stars integer, is_demo boolean, sign integer) GROUP BY product_id
    ) d
    WHERE p.id = d.product_id AND (d.count <> 0 OR d.sum <> 0 OR d.demo <> 0);
  -- An answer or a name that goes changes the pages too, and no rating.
  PERFORM announce_rows('product_updates', 'products', shown);
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_ratings((SELECT jsonb_agg(jsonb_build_object('product_id', product_id, 'stars', stars, 'is_demo', is_demo, 'sign', 1))
      FROM after WHERE status = 'published'));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_ratings((SELECT jsonb_agg(jsonb_build_object('product_id', product_id, 'stars', stars, 'is_demo', is_demo, 'sign', -1))
      FROM before WHERE status = 'published'));
  ELSE
    PERFORM add_to_ratings((SELECT jsonb_agg(jsonb_build_object('product_id', product_id, 'stars', stars, 'is_demo', is_demo, 'sign', sign))
      FROM (
        SELECT product_id, stars, is_demo, 1 AS sign FROM after WHERE status = 'published'
        UNION ALL SELECT product_id, stars, is_demo, -1 FROM before WHERE status = 'published'
      ) changed));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION follow_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION follow_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION follow_reviews();

CREATE TABLE "restock_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "restock_requests_email_lowercase" CHECK ("restock_requests"."email" = lower("restock_requests"."email"))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pairs" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_requests_product_email_key" ON "restock_requests" USING btree ("product_id","email");--> statement-breakpoint
CREATE INDEX "restock_requests_waiting_idx" ON "restock_requests" USING btree ("product_id","created_at") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "restock_requests_email_idx" ON "restock_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "restock_requests_created_idx" ON "restock_requests" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_pairs_few" CHECK (cardinality("products"."pairs") <= 3 and not ("products"."id" = any("products"."pairs")));
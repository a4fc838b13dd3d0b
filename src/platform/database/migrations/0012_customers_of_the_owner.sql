DROP INDEX "profiles_search_idx";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "owner_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact" text GENERATED ALWAYS AS (case when user_id is null and identity_locked_at is null then left(coalesce(nullif(regexp_replace(regexp_replace(customer_phone, '\D', '', 'g'), '^55(?=\d{10,11}$)', ''), ''), nullif(customer_email, '')), 200) end) STORED;--> statement-breakpoint
CREATE INDEX "profiles_text_idx" ON "profiles" USING gin (shop_fold(coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_buyers_idx" ON "orders" USING btree ("user_id","sold_on") WHERE payment_status = 'paid';--> statement-breakpoint
CREATE INDEX "orders_contact_idx" ON "orders" USING btree ("contact","created_at","sold_on","payment_status") WHERE contact is not null;
CREATE TABLE "cart_coupons" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"label" text NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"shares" jsonb NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_uses_amount_positive" CHECK ("coupon_uses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount" numeric(12,2),
	"set_units" integer,
	"minimum" numeric(12,2) DEFAULT 0 NOT NULL,
	"first_purchase_only" boolean DEFAULT false NOT NULL,
	"once_per_customer" boolean DEFAULT false NOT NULL,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"personal" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" ~ '^[A-Z0-9]{4,24}$'),
	CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('percent', 'amount', 'set')),
	CONSTRAINT "coupons_state" CHECK ("coupons"."state" in ('active', 'paused', 'ended')),
	CONSTRAINT "coupons_offer" CHECK (case "coupons"."kind" when 'percent' then "coupons"."percent" between 1 and 100 and "coupons"."amount" is null and "coupons"."set_units" is null
        when 'amount' then "coupons"."amount" > 0 and "coupons"."percent" is null and "coupons"."set_units" is null
        else "coupons"."amount" > 0 and "coupons"."set_units" between 2 and 12 and "coupons"."percent" is null end),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses" >= 0 and "coupons"."most_uses" > 0),
	CONSTRAINT "coupons_minimum" CHECK ("coupons"."minimum" >= 0),
	CONSTRAINT "coupons_days" CHECK ("coupons"."starts_on" <= "coupons"."ends_on"),
	CONSTRAINT "coupons_personal" CHECK ("coupons"."personal" or "coupons"."user_id" is null)
);
--> statement-breakpoint
CREATE TABLE "pot_announcements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pots" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pot_announcements_pots" CHECK ("pot_announcements"."pots" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "pot_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pots" integer NOT NULL,
	"order_id" uuid,
	"coupon_id" uuid,
	"reason" text,
	"actor_id" uuid,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pot_entries_kind" CHECK ("pot_entries"."kind" in ('counted', 'corrected', 'rewarded')),
	CONSTRAINT "pot_entries_pots" CHECK ("pot_entries"."pots" <> 0),
	CONSTRAINT "pot_entries_reason" CHECK (("pot_entries"."kind" = 'corrected') = ("pot_entries"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pot_announcements" ADD CONSTRAINT "pot_announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pot_entries" ADD CONSTRAINT "pot_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pot_entries" ADD CONSTRAINT "pot_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pot_entries" ADD CONSTRAINT "pot_entries_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_coupons_coupon_idx" ON "cart_coupons" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon_idx" ON "coupon_uses" USING btree ("coupon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupons_automatic_idx" ON "coupons" USING btree ("id") WHERE code is null and state = 'active';--> statement-breakpoint
CREATE INDEX "coupons_user_idx" ON "coupons" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "coupons_created_idx" ON "coupons" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "pot_entries_key" ON "pot_entries" USING btree ("key");--> statement-breakpoint
CREATE INDEX "pot_entries_user_idx" ON "pot_entries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "pot_entries_order_idx" ON "pot_entries" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "pot_entries_coupon_idx" ON "pot_entries" USING btree ("coupon_id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE INDEX "orders_customer_email_idx" ON "orders" USING btree ("customer_email");
CREATE TABLE "access_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"client_address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_provider" CHECK ("accounts"."provider" in ('password', 'google')),
	CONSTRAINT "accounts_password_has_hash" CHECK (("accounts"."provider" = 'password') = ("accounts"."password_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"granted" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('terms', 'newsletter', 'marketing_emails', 'review_invitations'))
);
--> statement-breakpoint
CREATE TABLE "email_confirmation_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_confirmation_tokens_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_reset_tokens_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text,
	"email" text,
	"avatar_url" text,
	"phone" text,
	"birth_date" date,
	"gender" text,
	"address_line_1" text,
	"address_line_2" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"country" text DEFAULT 'Brasil' NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"notifications_enabled" boolean DEFAULT true NOT NULL,
	"review_invitations" boolean DEFAULT false NOT NULL,
	"profile_completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "profiles_gender" CHECK ("profiles"."gender" in ('masculino', 'feminino', 'nao-binario', 'prefiro-nao-informar')),
	CONSTRAINT "profiles_country" CHECK ("profiles"."country" in ('Brasil', 'Argentina', 'Chile')),
	CONSTRAINT "profiles_state" CHECK ("profiles"."state" is null or length("profiles"."state") <= 2)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"image" text,
	"welcomed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lowercase" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"quantity" integer NOT NULL,
	"reserved" boolean DEFAULT false NOT NULL,
	"seen_price" numeric(12,2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_line_key" UNIQUE NULLS NOT DISTINCT("user_id","product_id","variant_id"),
	CONSTRAINT "cart_items_quantity_positive" CHECK ("cart_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "guest_merges" (
	"user_id" uuid NOT NULL,
	"merge_key" text NOT NULL,
	"outcome" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_merges_user_id_merge_key_pk" PRIMARY KEY("user_id","merge_key")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlists_user_product_key" UNIQUE("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"image" text,
	"author" text DEFAULT '' NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"image" text,
	"active" boolean DEFAULT true NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (shop_fold(name)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_name_present" CHECK (length(trim("categories"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"byte_size" bigint DEFAULT 0 NOT NULL,
	"upload_batch" uuid,
	"upload_place" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_size_positive" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "old_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"target_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "old_slugs_kind_slug_pk" PRIMARY KEY("kind","slug"),
	CONSTRAINT "old_slugs_kind" CHECK ("old_slugs"."kind" in ('product', 'post'))
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"price" numeric(12,2) NOT NULL,
	"sale_price" numeric(12,2),
	"sale_from" date,
	"sale_until" date,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price_adjustment" numeric(12,2) DEFAULT 0 NOT NULL,
	"sale_price" numeric(12,2),
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"burning_hours" integer,
	"weight" numeric(8, 3),
	"dimensions" jsonb,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_variants_burning_hours_positive" CHECK ("product_variants"."burning_hours" > 0),
	CONSTRAINT "product_variants_weight_positive" CHECK ("product_variants"."weight" > 0),
	CONSTRAINT "product_variants_sale_price_positive" CHECK ("product_variants"."sale_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"price" numeric(12,2) NOT NULL,
	"sale_price" numeric(12,2),
	"sale_from" date,
	"sale_until" date,
	"cost" numeric(12,2) DEFAULT 0 NOT NULL,
	"category_id" uuid,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"image_url" text GENERATED ALWAYS AS (images[1]) STORED,
	"features" text[] DEFAULT '{}'::text[] NOT NULL,
	"specifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"weight" numeric(8, 3) DEFAULT 0 NOT NULL,
	"dimensions" jsonb,
	"stock_quantity" integer DEFAULT 0 NOT NULL,
	"min_stock_level" integer DEFAULT 5 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"pairs" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"demo_rating_count" integer DEFAULT 0 NOT NULL,
	"rating_score" numeric(5, 4) GENERATED ALWAYS AS (case when rating_count = 0 then 0 else (rating_sum + 20)::numeric / (rating_count + 5) end) STORED,
	"sort_name" text GENERATED ALWAYS AS (shop_fold(name)) STORED,
	"search_text" text GENERATED ALWAYS AS (shop_fold(name || ' ' || short_description || ' ' || description)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_name_present" CHECK (length(trim("products"."name")) > 0),
	CONSTRAINT "products_price_positive" CHECK ("products"."price" > 0),
	CONSTRAINT "products_sale" CHECK (case when "products"."sale_price" is null then "products"."sale_from" is null and "products"."sale_until" is null
        else "products"."sale_price" > 0 and coalesce("products"."sale_from" <= "products"."sale_until", false) end),
	CONSTRAINT "products_cost_not_negative" CHECK ("products"."cost" >= 0),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock_quantity" >= 0),
	CONSTRAINT "products_min_stock_not_negative" CHECK ("products"."min_stock_level" >= 0),
	CONSTRAINT "products_pairs_few" CHECK (cardinality("products"."pairs") <= 3 and not ("products"."id" = any("products"."pairs"))),
	CONSTRAINT "products_weight_not_negative" CHECK ("products"."weight" >= 0),
	CONSTRAINT "products_deleted_inactive" CHECK ("products"."deleted_at" is null or not "products"."active")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"pour_id" uuid,
	"order_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('initial', 'edit', 'pour', 'hold', 'release', 'return', 'retake'))
);
--> statement-breakpoint
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
CREATE TABLE "delivery_places" (
	"day" date NOT NULL,
	"shift" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"metres" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_places_day_shift_pk" PRIMARY KEY("day","shift"),
	CONSTRAINT "delivery_places_shift" CHECK ("delivery_places"."shift" in ('morning', 'afternoon', 'evening')),
	CONSTRAINT "delivery_places_not_negative" CHECK (least("delivery_places"."orders", "delivery_places"."metres") >= 0)
);
--> statement-breakpoint
CREATE TABLE "freight_quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"address_key" text NOT NULL,
	"address" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"distance_metres" integer NOT NULL,
	"duration_seconds" integer,
	"price" numeric(12,2) NOT NULL,
	"eta" text NOT NULL,
	"promised_day" date,
	"breakdown" jsonb NOT NULL,
	"for_receiver" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "freight_quotes_price_not_negative" CHECK ("freight_quotes"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sao_paulo_streets" (
	"cep" text PRIMARY KEY NOT NULL,
	"street" text NOT NULL,
	"neighborhood" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"span" text DEFAULT '' NOT NULL,
	"weight" smallint DEFAULT 0 NOT NULL,
	"search_text" text,
	"street_text" text GENERATED ALWAYS AS (' ' || regexp_replace(split_part(search_text, ' | ', 1), '\m(d[aeo]s?|e) ', '', 'g')) STORED,
	"name_text" text GENERATED ALWAYS AS (regexp_replace(' ' || regexp_replace(split_part(search_text, ' | ', 1), '\m(d[aeo]s?|e) ', '', 'g'), '^ \S+ ?', '')) STORED
);
--> statement-breakpoint
CREATE TABLE "sao_paulo_words" (
	"word" text PRIMARY KEY NOT NULL,
	"streets" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings_frete_motoboy" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"singleton" boolean DEFAULT true NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"origem_address" text NOT NULL,
	"origem_address_validated" boolean DEFAULT false NOT NULL,
	"origem_lat" double precision,
	"origem_lng" double precision,
	"base_price" numeric(12,2) NOT NULL,
	"tier1_rate" numeric(12,2) NOT NULL,
	"tier2_rate" numeric(12,2) NOT NULL,
	"tier3_rate" numeric(12,2) NOT NULL,
	"tier4_rate" numeric(12,2) NOT NULL,
	"handling_fee" numeric(12,2) DEFAULT 0 NOT NULL,
	"peak_upcharge_pct" numeric(5, 2) DEFAULT 15 NOT NULL,
	"peak_start_time" time NOT NULL,
	"peak_end_time" time NOT NULL,
	"delivery_schedule" jsonb DEFAULT '{"hours":{"morning":{"from":"08:00","until":"11:00"},"afternoon":{"from":"13:00","until":"17:00"},"evening":{"from":"19:00","until":"22:00"}},"cutOff":{"morning":{"time":"18:00","dayBefore":true},"afternoon":{"time":"11:00","dayBefore":false},"evening":{"time":"16:00","dayBefore":false}},"capacity":[{"morning":0,"afternoon":0,"evening":0},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":0}],"capacityUnit":"orders","preparationHours":1,"daysOff":[],"openHolidays":[]}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_frete_motoboy_singleton_unique" UNIQUE("singleton"),
	CONSTRAINT "settings_frete_motoboy_one_row" CHECK ("settings_frete_motoboy"."singleton"),
	CONSTRAINT "settings_frete_motoboy_not_negative" CHECK (least("settings_frete_motoboy"."base_price", "settings_frete_motoboy"."tier1_rate", "settings_frete_motoboy"."tier2_rate", "settings_frete_motoboy"."tier3_rate", "settings_frete_motoboy"."tier4_rate", "settings_frete_motoboy"."handling_fee", "settings_frete_motoboy"."peak_upcharge_pct") >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_gifts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"option_ids" uuid[] DEFAULT '{}' NOT NULL,
	"receiver_name" text,
	"receiver_phone" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_gifts_message" CHECK (char_length("cart_gifts"."message") <= 240),
	CONSTRAINT "cart_gifts_receiver" CHECK (("cart_gifts"."receiver_name" is null) = ("cart_gifts"."receiver_phone" is null))
);
--> statement-breakpoint
CREATE TABLE "gift_options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"price" numeric(12,2) NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_options_name" CHECK (char_length("gift_options"."name") between 1 and 60),
	CONSTRAINT "gift_options_price" CHECK ("gift_options"."price" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "order_gift_options" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price" numeric(12,2) NOT NULL,
	CONSTRAINT "order_gift_options_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_gift_options_price" CHECK ("order_gift_options"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_gifts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"receiver_name" text,
	"receiver_phone" text,
	"search_text" text GENERATED ALWAYS AS (shop_fold(coalesce(receiver_name || ' ' || receiver_phone || ' ' || regexp_replace(receiver_phone, '\D', '', 'g'), ''))) STORED,
	CONSTRAINT "order_gifts_receiver" CHECK (("order_gifts"."receiver_name" is null) = ("order_gifts"."receiver_phone" is null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"consent_text" text NOT NULL,
	"source" text DEFAULT 'site' NOT NULL,
	"unsubscribe_token" text NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriptions_unsubscribe_token_unique" UNIQUE("unsubscribe_token"),
	CONSTRAINT "newsletter_subscriptions_email_length" CHECK (length("newsletter_subscriptions"."email") <= 255)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "automation_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"succeeded" boolean NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_deliveries" (
	"key" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"message_id" text,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "email_deliveries_state" CHECK ("email_deliveries"."state" in ('claimed', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"singleton" boolean DEFAULT true NOT NULL,
	"frequency" text NOT NULL,
	"email" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_settings_singleton_unique" UNIQUE("singleton"),
	CONSTRAINT "notice_settings_one_row" CHECK ("notice_settings"."singleton"),
	CONSTRAINT "notice_settings_frequency" CHECK ("notice_settings"."frequency" in ('at-once', 'hourly', 'daily'))
);
--> statement-breakpoint
CREATE TABLE "owner_digest_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "reconciliation_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"standing" boolean DEFAULT false NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolution" text,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliation_findings_resolution" CHECK ("reconciliation_findings"."resolution" in ('done', 'dismissed', 'by-itself'))
);
--> statement-breakpoint
CREATE TABLE "request_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'given-up' NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_answers_state" CHECK ("request_answers"."state" in ('begun', 'handled', 'given-up'))
);
--> statement-breakpoint
CREATE TABLE "shop_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"client_secret_hash" text NOT NULL,
	"provider" text DEFAULT 'offline' NOT NULL,
	"method" text DEFAULT 'card' NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"received" numeric(12,2) DEFAULT 0 NOT NULL,
	"refunded" numeric(12,2) DEFAULT 0 NOT NULL,
	"pix_code" text,
	"expires_at" timestamp with time zone,
	"status" text NOT NULL,
	"decline_reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refund_keys" text[] DEFAULT '{}' NOT NULL,
	"failed_refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offline_payments_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "offline_payments_client_secret_hash_unique" UNIQUE("client_secret_hash"),
	CONSTRAINT "offline_payments_amount_positive" CHECK ("offline_payments"."amount" > 0),
	CONSTRAINT "offline_payments_refunded" CHECK ("offline_payments"."refunded" between 0 and "offline_payments"."received")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor_id" uuid,
	"sequence" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "order_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid,
	"variant_id" uuid,
	"pour_id" uuid,
	"quantity" integer NOT NULL,
	"returned_quantity" integer DEFAULT 0 NOT NULL,
	"picked_at" timestamp with time zone,
	"unit_price" numeric(12,2) NOT NULL,
	"unit_cost" numeric(12,2),
	"total_price" numeric(12,2) NOT NULL,
	"product_snapshot" jsonb NOT NULL,
	"name" text GENERATED ALWAYS AS (left(product_snapshot->>'name', 200)) STORED,
	"size" text GENERATED ALWAYS AS (left(coalesce(product_snapshot->>'variant_name', ''), 200)) STORED,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_quantity_positive" CHECK ("order_items"."quantity" > 0),
	CONSTRAINT "order_items_returned" CHECK ("order_items"."returned_quantity" between 0 and "order_items"."quantity"),
	CONSTRAINT "order_items_unit_price_positive" CHECK ("order_items"."unit_price" > 0),
	CONSTRAINT "order_items_total_is_product" CHECK ("order_items"."total_price" = "order_items"."unit_price" * "order_items"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"order_number" text NOT NULL,
	"origin" text DEFAULT 'site' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"subtotal_amount" numeric(12,2) NOT NULL,
	"total_amount" numeric(12,2) NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"customer_cpf" text,
	"tracking_number" text,
	"notes" text,
	"shipping_address" jsonb NOT NULL,
	"district" text GENERATED ALWAYS AS (left(trim(split_part(coalesce(shipping_address->>'line2', ''), ' – ', -1)), 200)) STORED,
	"shipping_provider" text,
	"shipping_service" text,
	"shipping_amount" numeric(12,2) DEFAULT 0 NOT NULL,
	"shipping_charged" numeric(12,2) GENERATED ALWAYS AS (shipping_amount) STORED,
	"shipping_actual_cost" numeric(12,2),
	"shipping_breakdown" jsonb,
	"shipping_eta" text,
	"promised_day" date,
	"promised_shift" text,
	"promised_hours" jsonb,
	"delivery_way" text DEFAULT 'courier' NOT NULL,
	"place_held" boolean DEFAULT false NOT NULL,
	"pickup_code" text,
	"shipping_distance_metres" integer,
	"delivery_point" jsonb,
	"quote_id" uuid,
	"attempt_key" text NOT NULL,
	"session_id" text NOT NULL,
	"payment_method" text DEFAULT 'card' NOT NULL,
	"pix_discount_amount" numeric(12,2) DEFAULT 0 NOT NULL,
	"coupon_discount_amount" numeric(12,2) DEFAULT 0 NOT NULL,
	"gift_amount" numeric(12,2) DEFAULT 0 NOT NULL,
	"refunded_amount" numeric(12,2) DEFAULT 0 NOT NULL,
	"payment_provider" text NOT NULL,
	"payment_attempt" integer DEFAULT 1 NOT NULL,
	"payment_reference" text,
	"payment_failure" text,
	"payment_duty" text,
	"stock_held" boolean DEFAULT false NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"cancel_reason" text,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"sold_on" date GENERATED ALWAYS AS (case when payment_status in ('paid', 'refunded') then (coalesce(paid_at, refunded_at) at time zone 'America/Sao_Paulo')::date end) STORED,
	"cancelled_at" timestamp with time zone,
	"packed_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"estimated_delivery_date" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"identity_locked_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (shop_fold(order_number || ' ' || customer_name || ' ' || customer_email || ' ' || coalesce(customer_phone || ' ' || regexp_replace(customer_phone, '\D', '', 'g'), '') || ' ' || coalesce(tracking_number, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('pending', 'paid', 'failed', 'refunded')),
	CONSTRAINT "orders_payment_duty" CHECK ("orders"."payment_duty" in ('cancel', 'refund')),
	CONSTRAINT "orders_cancel_reason" CHECK ("orders"."cancel_reason" in ('expired', 'replaced', 'customer', 'owner')),
	CONSTRAINT "orders_open_checkout" CHECK ("orders"."hold_expires_at" is null or ("orders"."status" = 'pending' and "orders"."payment_status" in ('pending', 'failed') and "orders"."stock_held")),
	CONSTRAINT "orders_pickup_code" CHECK ("orders"."pickup_code" ~ '^[0-9]{4}$'),
	CONSTRAINT "orders_customer_cpf" CHECK ("orders"."customer_cpf" ~ '^[0-9]{11}$'),
	CONSTRAINT "orders_amounts_not_negative" CHECK ("orders"."subtotal_amount" >= 0 and "orders"."shipping_amount" >= 0),
	CONSTRAINT "orders_total_is_sum" CHECK ("orders"."total_amount" = "orders"."subtotal_amount" + "orders"."shipping_amount" + "orders"."gift_amount" - "orders"."coupon_discount_amount" - "orders"."pix_discount_amount"),
	CONSTRAINT "orders_gift_amount" CHECK ("orders"."gift_amount" >= 0),
	CONSTRAINT "orders_coupon_discount" CHECK ("orders"."coupon_discount_amount" between 0 and "orders"."subtotal_amount"),
	CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('card', 'pix', 'cash')),
	CONSTRAINT "orders_origin" CHECK ("orders"."origin" in ('site', 'fair', 'instagram', 'phone', 'other')),
	CONSTRAINT "orders_cash" CHECK ("orders"."payment_method" <> 'cash' or "orders"."payment_provider" = 'by-hand'),
	CONSTRAINT "orders_pix_discount" CHECK ("orders"."pix_discount_amount" between 0 and "orders"."subtotal_amount" - "orders"."coupon_discount_amount" and ("orders"."payment_method" = 'pix' or "orders"."pix_discount_amount" = 0)),
	CONSTRAINT "orders_promised_shift" CHECK ("orders"."promised_shift" in ('morning', 'afternoon', 'evening')),
	CONSTRAINT "orders_delivery_way" CHECK ("orders"."delivery_way" in ('courier', 'arranged', 'pickup', 'handed')),
	CONSTRAINT "orders_place_held" CHECK (not "orders"."place_held" or ("orders"."promised_day" is not null and "orders"."promised_shift" is not null)),
	CONSTRAINT "orders_refunded_amount" CHECK ("orders"."refunded_amount" between 0 and "orders"."total_amount"),
	CONSTRAINT "orders_actual_cost_not_negative" CHECK ("orders"."shipping_actual_cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" uuid,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"payer" text DEFAULT '' NOT NULL,
	"txid" text,
	"attempt_id" uuid,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_lines_amount_positive" CHECK ("bank_lines"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"pix_discount_amount" numeric(12,2) DEFAULT 0 NOT NULL,
	"pix_code" text,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"payment_duty" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_method" CHECK ("payment_attempts"."method" in ('card', 'pix')),
	CONSTRAINT "payment_attempts_duty" CHECK ("payment_attempts"."payment_duty" in ('cancel', 'refund')),
	CONSTRAINT "payment_attempts_closed_by" CHECK ("payment_attempts"."closed_by" in ('switched', 'other-paid'))
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_customers_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"singleton" boolean DEFAULT true NOT NULL,
	"pix_discount_percent" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_settings_singleton_unique" UNIQUE("singleton"),
	CONSTRAINT "payment_settings_one_row" CHECK ("payment_settings"."singleton"),
	CONSTRAINT "payment_settings_pix_discount" CHECK ("payment_settings"."pix_discount_percent" between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "pix_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"bank_line_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "pix_confirmations_amount_positive" CHECK ("pix_confirmations"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"restock" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"actor_id" uuid,
	"by_hand" boolean DEFAULT false NOT NULL,
	"failure_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'done', 'refused', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "pours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"poured_on" date NOT NULL,
	"ready_on" date NOT NULL,
	"units" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'curing' NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pours_state" CHECK ("pours"."state" in ('curing', 'ready', 'failed')),
	CONSTRAINT "pours_units_positive" CHECK ("pours"."units" > 0),
	CONSTRAINT "pours_reserved" CHECK ("pours"."reserved" between 0 and "pours"."units"),
	CONSTRAINT "pours_cure" CHECK ("pours"."ready_on" >= "pours"."poured_on" + 2)
);
--> statement-breakpoint
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
CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wish" text DEFAULT 'refund' NOT NULL,
	"lines" jsonb NOT NULL,
	"is_whole" boolean NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"return_way" text,
	"reason" text DEFAULT '' NOT NULL,
	"pix_key" text,
	"photos" text[] DEFAULT '{}'::text[] NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"collect_on" date,
	"received_at" timestamp with time zone,
	"is_restocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_returns_amount_not_negative" CHECK ("order_returns"."amount" >= 0),
	CONSTRAINT "order_returns_kind" CHECK ("order_returns"."kind" in ('cancellation', 'withdrawal', 'broken', 'wrong')),
	CONSTRAINT "order_returns_wish" CHECK ("order_returns"."wish" in ('refund', 'exchange')),
	CONSTRAINT "order_returns_state" CHECK ("order_returns"."state" in ('asked', 'refunded', 'exchanged', 'declined', 'kept')),
	CONSTRAINT "order_returns_return_way" CHECK ("order_returns"."return_way" in ('courier', 'workshop')),
	CONSTRAINT "order_returns_photos" CHECK (cardinality("order_returns"."photos") <= 4)
);
--> statement-breakpoint
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
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "totp_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section" text NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_settings_section_unique" UNIQUE("section")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"email" text NOT NULL,
	"asked_by" text NOT NULL,
	"code_hash" text NOT NULL,
	"link_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	CONSTRAINT "sign_in_codes_email_asked_by_pk" PRIMARY KEY("email","asked_by"),
	CONSTRAINT "sign_in_codes_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "sign_in_codes_email_lowercase" CHECK ("sign_in_codes"."email" = lower("sign_in_codes"."email")),
	CONSTRAINT "sign_in_codes_tries_left" CHECK ("sign_in_codes"."tries_left" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "access_records" ADD CONSTRAINT "access_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmation_tokens" ADD CONSTRAINT "email_confirmation_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merges" ADD CONSTRAINT "guest_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_quotes" ADD CONSTRAINT "freight_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_gifts" ADD CONSTRAINT "cart_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_options" ADD CONSTRAINT "order_gift_options_order_id_order_gifts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_gifts"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gifts" ADD CONSTRAINT "order_gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_digest_orders" ADD CONSTRAINT "owner_digest_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_pour_id_pours_id_fk" FOREIGN KEY ("pour_id") REFERENCES "public"."pours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pix_confirmations" ADD CONSTRAINT "pix_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pix_confirmations" ADD CONSTRAINT "pix_confirmations_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pix_confirmations" ADD CONSTRAINT "pix_confirmations_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pours" ADD CONSTRAINT "pours_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pot_announcements" ADD CONSTRAINT "pot_announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pot_entries" ADD CONSTRAINT "pot_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pot_entries" ADD CONSTRAINT "pot_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pot_entries" ADD CONSTRAINT "pot_entries_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_records_user_id_idx" ON "access_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_records_created_at_idx" ON "access_records" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account_key" ON "accounts" USING btree ("provider","provider_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_provider_key" ON "accounts" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "consents_user_id_idx" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_confirmation_tokens_user_id_idx" ON "email_confirmation_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user_id_idx" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_email_idx" ON "profiles" USING btree ("email");--> statement-breakpoint
CREATE INDEX "profiles_name_idx" ON "profiles" USING btree (shop_fold(coalesce(nullif(full_name, ''), email, '')),"user_id");--> statement-breakpoint
CREATE INDEX "profiles_search_idx" ON "profiles" USING gin (shop_fold(coalesce(full_name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "cart_items_product_idx" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wishlists_user_created_idx" ON "wishlists" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "wishlists_product_idx" ON "wishlists" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_posts_published_idx" ON "blog_posts" USING btree ("published","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug_key" ON "categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "categories_active_sort_name_idx" ON "categories" USING btree ("active","sort_name");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_upload_idx" ON "pictures" USING btree ("upload_batch","upload_place");--> statement-breakpoint
CREATE INDEX "old_slugs_target_idx" ON "old_slugs" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "price_history_product_idx" ON "price_history" USING btree ("product_id","until");--> statement-breakpoint
CREATE INDEX "price_history_variant_idx" ON "price_history" USING btree ("variant_id") WHERE variant_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_product_name_key" ON "product_variants" USING btree ("product_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_key" ON "products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "products_deleted_idx" ON "products" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "products_active_created_idx" ON "products" USING btree ("active","created_at","id");--> statement-breakpoint
CREATE INDEX "products_active_price_idx" ON "products" USING btree ("active","price","id");--> statement-breakpoint
CREATE INDEX "products_sale_idx" ON "products" USING btree ("sale_until") WHERE sale_price is not null;--> statement-breakpoint
CREATE INDEX "products_active_sort_name_idx" ON "products" USING btree ("active","sort_name","id");--> statement-breakpoint
CREATE INDEX "products_active_rating_idx" ON "products" USING btree ("active","rating_score" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_sort_name_idx" ON "products" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id","active");--> statement-breakpoint
CREATE INDEX "products_recommended_idx" ON "products" USING btree ("featured" DESC NULLS LAST,"stock_quantity") WHERE active and stock_quantity > 0;--> statement-breakpoint
CREATE INDEX "products_related_idx" ON "products" USING btree ("category_id",(stock_quantity = 0),(not featured),"sort_name") WHERE active;--> statement-breakpoint
CREATE INDEX "products_featured_idx" ON "products" USING btree ((stock_quantity = 0),"sort_name") WHERE active and featured;--> statement-breakpoint
CREATE INDEX "products_low_stock_idx" ON "products" USING btree ("stock_quantity") WHERE active and stock_quantity <= min_stock_level;--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_movements_product_idx" ON "stock_movements" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_movements_order_idx" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_movements_created_idx" ON "stock_movements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stock_movements_pour_idx" ON "stock_movements" USING btree ("pour_id") WHERE pour_id is not null;--> statement-breakpoint
CREATE INDEX "cart_coupons_coupon_idx" ON "cart_coupons" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon_idx" ON "coupon_uses" USING btree ("coupon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupons_automatic_idx" ON "coupons" USING btree ("id") WHERE code is null and state = 'active';--> statement-breakpoint
CREATE INDEX "coupons_user_idx" ON "coupons" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "coupons_created_idx" ON "coupons" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "freight_quotes_user_address_idx" ON "freight_quotes" USING btree ("user_id","address_key","expires_at");--> statement-breakpoint
CREATE INDEX "freight_quotes_expires_idx" ON "freight_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sao_paulo_streets_search_idx" ON "sao_paulo_streets" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sao_paulo_streets_street_idx" ON "sao_paulo_streets" USING gin (street_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sao_paulo_streets_name_idx" ON "sao_paulo_streets" USING btree (name_text text_pattern_ops);--> statement-breakpoint
CREATE INDEX "sao_paulo_streets_weight_idx" ON "sao_paulo_streets" USING btree (weight desc, length(street), cep) WHERE search_text is not null;--> statement-breakpoint
CREATE INDEX "sao_paulo_streets_building_idx" ON "sao_paulo_streets" USING btree ("street","number") WHERE number <> '';--> statement-breakpoint
CREATE INDEX "sao_paulo_words_search_idx" ON "sao_paulo_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cart_gifts_updated_idx" ON "cart_gifts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "order_gifts_search_idx" ON "order_gifts" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email_key" ON "newsletter_subscriptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "audit_entries_entity_idx" ON "audit_entries" USING btree ("entity","entity_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_created_idx" ON "audit_entries" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "automation_events_name_idx" ON "automation_events" USING btree ("name","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "reconciliation_findings_open_idx" ON "reconciliation_findings" USING btree ("created_at") WHERE resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_findings_standing_key" ON "reconciliation_findings" USING btree ("kind","subject") WHERE standing;--> statement-breakpoint
CREATE INDEX "reconciliation_findings_ended_idx" ON "reconciliation_findings" USING btree ("resolved_at") WHERE resolution = 'by-itself';--> statement-breakpoint
CREATE INDEX "reconciliation_findings_unmailed_idx" ON "reconciliation_findings" USING btree ("created_at") WHERE mailed_at is null and resolved_at is null;--> statement-breakpoint
CREATE INDEX "request_answers_created_idx" ON "request_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "offline_payments_created_idx" ON "offline_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_items_order_product_idx" ON "order_items" USING btree ("order_id","product_id","quantity","returned_quantity","total_price","unit_cost","id","name","size");--> statement-breakpoint
CREATE INDEX "order_items_product_idx" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_items_variant_idx" ON "order_items" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_items_purged_name_idx" ON "order_items" USING btree ((product_snapshot ->> 'name')) WHERE product_id is null;--> statement-breakpoint
CREATE INDEX "order_items_pour_idx" ON "order_items" USING btree ("pour_id") WHERE pour_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_order_number_key" ON "orders" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_session_id_key" ON "orders" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment_reference_key" ON "orders" USING btree ("payment_provider","payment_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_checkout_key" ON "orders" USING btree ("user_id") WHERE hold_expires_at is not null and origin = 'site';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_hand_key" ON "orders" USING btree ("attempt_key") WHERE origin <> 'site';--> statement-breakpoint
CREATE INDEX "orders_unclaimed_idx" ON "orders" USING btree ("customer_email") WHERE origin <> 'site' and user_id is null;--> statement-breakpoint
CREATE INDEX "orders_user_created_idx" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_customer_email_idx" ON "orders" USING btree ("customer_email");--> statement-breakpoint
CREATE INDEX "orders_created_idx" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_status_created_idx" ON "orders" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_payment_status_created_idx" ON "orders" USING btree ("payment_status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_hold_expires_idx" ON "orders" USING btree ("hold_expires_at") WHERE hold_expires_at is not null;--> statement-breakpoint
CREATE INDEX "orders_payment_duty_idx" ON "orders" USING btree ("updated_at") WHERE payment_duty is not null;--> statement-breakpoint
CREATE INDEX "orders_waiting_idx" ON "orders" USING btree ("created_at","id") WHERE payment_status = 'paid' and status in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "orders_promised_idx" ON "orders" USING btree ("promised_day","promised_shift") WHERE place_held;--> statement-breakpoint
CREATE INDEX "orders_on_their_way_idx" ON "orders" USING btree ("shipped_at") WHERE status = 'shipped';--> statement-breakpoint
CREATE INDEX "orders_delivered_at_idx" ON "orders" USING btree ("delivered_at") WHERE status = 'delivered';--> statement-breakpoint
CREATE INDEX "orders_sold_on_idx" ON "orders" USING btree ("sold_on","id","payment_status","payment_method","payment_provider","subtotal_amount","coupon_discount_amount","pix_discount_amount","gift_amount","shipping_amount","shipping_actual_cost","shipping_provider","total_amount","refunded_amount","district") WHERE sold_on is not null;--> statement-breakpoint
CREATE INDEX "orders_money_owed_idx" ON "orders" USING btree ("id") WHERE status = 'cancelled' and payment_status = 'paid';--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_provider_event_key" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bank_lines_day_idx" ON "bank_lines" USING btree ("day");--> statement-breakpoint
CREATE INDEX "bank_lines_open_idx" ON "bank_lines" USING btree ("day","id") WHERE attempt_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_reference_key" ON "payment_attempts" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_order_idx" ON "payment_attempts" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "payment_attempts_duty_idx" ON "payment_attempts" USING btree ("created_at") WHERE payment_duty is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pix_confirmations_standing_key" ON "pix_confirmations" USING btree ("attempt_id") WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX "pix_confirmations_order_idx" ON "pix_confirmations" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_pending_idx" ON "refunds" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_ended_idx" ON "refunds" USING btree ("ended_at") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "pours_product_idx" ON "pours" USING btree ("product_id","ready_on") WHERE state = 'curing';--> statement-breakpoint
CREATE INDEX "pours_created_idx" ON "pours" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "restock_requests_product_email_key" ON "restock_requests" USING btree ("product_id","email");--> statement-breakpoint
CREATE INDEX "restock_requests_waiting_idx" ON "restock_requests" USING btree ("product_id","created_at") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "restock_requests_email_idx" ON "restock_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "restock_requests_created_idx" ON "restock_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pot_entries_key" ON "pot_entries" USING btree ("key");--> statement-breakpoint
CREATE INDEX "pot_entries_user_idx" ON "pot_entries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "pot_entries_order_idx" ON "pot_entries" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "pot_entries_coupon_idx" ON "pot_entries" USING btree ("coupon_id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE INDEX "order_returns_order_idx" ON "order_returns" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_returns_created_idx" ON "order_returns" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_open_key" ON "order_returns" USING btree ("order_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "review_reports_open_idx" ON "review_reports" USING btree ("review_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_product_user_key" ON "reviews" USING btree ("product_id","user_id");--> statement-breakpoint
CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_published_idx" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_status_idx" ON "reviews" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_idx" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expires_at_idx" ON "sign_in_codes" USING btree ("expires_at");
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
ALTER TABLE "freight_quotes" ADD COLUMN "for_receiver" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "day_tallies" ADD COLUMN "gifts" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_gifts" ADD CONSTRAINT "cart_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_options" ADD CONSTRAINT "order_gift_options_order_id_order_gifts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_gifts"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gifts" ADD CONSTRAINT "order_gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_gifts_updated_idx" ON "cart_gifts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "order_gifts_search_idx" ON "order_gifts" USING gin (search_text gin_trgm_ops);
CREATE TABLE "test_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"session_id" text NOT NULL,
	"purchase" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "test_orders_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "test_orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "test_orders_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "test_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "test_orders" ADD CONSTRAINT "test_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
ALTER TABLE "settings_frete_motoboy" ADD COLUMN "delivery_schedule" jsonb DEFAULT '{"hours":{"morning":{"from":"08:00","until":"11:00"},"afternoon":{"from":"13:00","until":"17:00"},"evening":{"from":"19:00","until":"22:00"}},"cutOff":{"morning":{"time":"18:00","dayBefore":true},"afternoon":{"time":"11:00","dayBefore":false},"evening":{"time":"16:00","dayBefore":false}},"capacity":[{"morning":0,"afternoon":0,"evening":0},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":0}],"capacityUnit":"orders","preparationHours":1,"daysOff":[],"openHolidays":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_shift" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_hours" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_way" text DEFAULT 'courier' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "place_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_promised_idx" ON "orders" USING btree ("promised_day","promised_shift") WHERE place_held;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promised_shift" CHECK ("orders"."promised_shift" in ('morning', 'afternoon', 'evening'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_way" CHECK ("orders"."delivery_way" in ('courier', 'arranged', 'pickup'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_place_held" CHECK (not "orders"."place_held" or ("orders"."promised_day" is not null and "orders"."promised_shift" is not null));
--> statement-breakpoint
-- What was sold while courier delivery was switched off was brought by arrangement.
UPDATE "orders" SET "delivery_way" = 'arranged' WHERE "shipping_provider" IS NULL;
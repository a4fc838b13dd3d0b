CREATE TABLE "material_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "material_movements_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"material_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"value" bigint NOT NULL,
	"paid" numeric(12,2),
	"lot" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"pour_id" uuid,
	"undoes" uuid,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "material_movements_number_key" UNIQUE("number"),
	CONSTRAINT "material_movements_undoes_key" UNIQUE("undoes"),
	CONSTRAINT "material_movements_kind" CHECK ("material_movements"."kind" in ('purchase', 'use', 'correction', 'loss', 'undo')),
	CONSTRAINT "material_movements_amount" CHECK ("material_movements"."amount" <> 0),
	CONSTRAINT "material_movements_paid" CHECK (("material_movements"."kind" = 'purchase') = ("material_movements"."paid" is not null)),
	CONSTRAINT "material_movements_undoes" CHECK (("material_movements"."kind" = 'undo') = ("material_movements"."undoes" is not null)),
	CONSTRAINT "material_movements_reason" CHECK ("material_movements"."kind" not in ('correction', 'loss') or char_length("material_movements"."reason") > 0)
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"supplier_name" text DEFAULT '' NOT NULL,
	"supplier_phone" text DEFAULT '' NOT NULL,
	"reorder_at" bigint DEFAULT 0 NOT NULL,
	"lead_days" integer DEFAULT 0 NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (shop_fold(name)) STORED,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "materials_name" CHECK (char_length("materials"."name") between 1 and 80),
	CONSTRAINT "materials_kind" CHECK ("materials"."kind" in ('wax', 'essence', 'wick', 'jar', 'label', 'box', 'other')),
	CONSTRAINT "materials_unit" CHECK ("materials"."unit" in ('g', 'ml', 'piece')),
	CONSTRAINT "materials_reorder" CHECK ("materials"."reorder_at" >= 0 and "materials"."lead_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recipe_lines" (
	"recipe_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "recipe_lines_recipe_id_material_id_pk" PRIMARY KEY("recipe_id","material_id"),
	CONSTRAINT "recipe_lines_amount_positive" CHECK ("recipe_lines"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"version" integer NOT NULL,
	"loss_rate" integer DEFAULT 0 NOT NULL,
	"essence_limit" integer,
	"work_minutes" integer DEFAULT 0 NOT NULL,
	"hour_value" numeric(12,2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipes_version_key" UNIQUE NULLS NOT DISTINCT("product_id","variant_id","version"),
	CONSTRAINT "recipes_rates" CHECK ("recipes"."loss_rate" between 0 and 5000 and "recipes"."essence_limit" between 0 and 10000),
	CONSTRAINT "recipes_work" CHECK ("recipes"."work_minutes" between 0 and 1440 and "recipes"."hour_value" >= 0)
);
--> statement-breakpoint
ALTER TABLE "pours" ADD COLUMN "recipe_id" uuid;--> statement-breakpoint
ALTER TABLE "material_movements" ADD CONSTRAINT "material_movements_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_movements" ADD CONSTRAINT "material_movements_pour_id_pours_id_fk" FOREIGN KEY ("pour_id") REFERENCES "public"."pours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_movements" ADD CONSTRAINT "material_movements_undoes_material_movements_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."material_movements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "material_movements_material_idx" ON "material_movements" USING btree ("material_id","number");--> statement-breakpoint
CREATE INDEX "material_movements_pour_idx" ON "material_movements" USING btree ("pour_id") WHERE pour_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "materials_name_key" ON "materials" USING btree ("sort_name") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "recipe_lines_material_idx" ON "recipe_lines" USING btree ("material_id");--> statement-breakpoint
ALTER TABLE "pours" ADD CONSTRAINT "pours_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."material_holdings" AS (
  select m.id as material_id, held.amount, held.value, last.amount as last_amount, last.paid as last_paid
  from materials m
  cross join lateral (
    select coalesce(sum(one.amount), 0)::bigint as amount, coalesce(sum(one.value), 0)::bigint as value
    from material_movements one where one.material_id = m.id) held
  left join lateral (
    select one.amount, one.paid from material_movements one
    where one.material_id = m.id and one.kind = 'purchase'
      and not exists (select from material_movements back where back.undoes = one.id)
    order by one.number desc limit 1) last on true);--> statement-breakpoint
-- A ledger is added to, never written over: a mistake is taken back by a movement of its own.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of materials is not changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER material_movements_stay BEFORE UPDATE OF number, material_id, kind, amount, value, paid, undoes OR DELETE ON material_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();

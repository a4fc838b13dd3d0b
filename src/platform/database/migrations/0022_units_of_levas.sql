CREATE TABLE "order_item_pours" (
	"order_item_id" uuid NOT NULL,
	"pour_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_item_pours_order_item_id_pour_id_pk" PRIMARY KEY("order_item_id","pour_id"),
	CONSTRAINT "order_item_pours_units_positive" CHECK ("order_item_pours"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "pour_losses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pour_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"order_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pour_losses_units_positive" CHECK ("pour_losses"."units" > 0),
	CONSTRAINT "pour_losses_kind" CHECK ("pour_losses"."kind" in ('failed', 'lost', 'counted', 'replacement', 'untold')),
	CONSTRAINT "pour_losses_reason" CHECK ("pour_losses"."kind" not in ('failed', 'lost') or char_length("pour_losses"."reason") > 0)
);
--> statement-breakpoint
CREATE TABLE "pour_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pour_number" integer NOT NULL,
	"text" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pour_notes_text" CHECK (char_length("pour_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
DROP INDEX "order_items_order_product_idx";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "pour_cost" numeric(12,2);--> statement-breakpoint
ALTER TABLE "pours" ADD COLUMN "cost" numeric(12,2);--> statement-breakpoint
ALTER TABLE "order_item_pours" ADD CONSTRAINT "order_item_pours_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item_pours" ADD CONSTRAINT "order_item_pours_pour_id_pours_id_fk" FOREIGN KEY ("pour_id") REFERENCES "public"."pours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pour_losses" ADD CONSTRAINT "pour_losses_pour_id_pours_id_fk" FOREIGN KEY ("pour_id") REFERENCES "public"."pours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_item_pours_pour_idx" ON "order_item_pours" USING btree ("pour_id");--> statement-breakpoint
CREATE INDEX "pour_losses_pour_idx" ON "pour_losses" USING btree ("pour_id");--> statement-breakpoint
CREATE INDEX "pour_losses_order_idx" ON "pour_losses" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "pour_notes_number_idx" ON "pour_notes" USING btree ("pour_number","created_at");--> statement-breakpoint
CREATE INDEX "order_items_order_product_idx" ON "order_items" USING btree ("order_id","product_id","quantity","returned_quantity","total_price","unit_cost","pour_cost","id","name","size");--> statement-breakpoint
-- What was written down of boxes that are closed or have left.
INSERT INTO order_item_pours (order_item_id, pour_id, units)
  SELECT i.id, w.id, i.quantity - i.returned_quantity FROM order_items i
  JOIN orders o ON o.id = i.order_id AND o.stock_held AND (o.packed_at IS NOT NULL OR o.status NOT IN ('pending', 'processing'))
  JOIN pours w ON w.id = coalesce(i.pour_id, i.shelf_pour_id) AND w.state <> 'failed'
  WHERE i.quantity > i.returned_quantity;
--> statement-breakpoint
ALTER TABLE "order_items" DROP COLUMN "shelf_pour_id";
--> statement-breakpoint
-- Older pours than what stands on a shelf have left it, and nobody knows with whom.
INSERT INTO pour_losses (pour_id, units, kind)
  SELECT id, free - least(free, greatest(0, standing - newer)), 'untold' FROM (
    SELECT w.id, w.free, coalesce(sum(w.free) OVER (PARTITION BY w.product_id, w.variant_id
        ORDER BY w.ended_at DESC, w.number DESC, w.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS newer,
      s.stock_quantity + (
        SELECT coalesce(sum(i.quantity - i.returned_quantity), 0) FROM orders o JOIN order_items i ON i.order_id = o.id
        WHERE o.stock_held AND o.packed_at IS NULL AND o.status IN ('pending', 'processing') AND i.pour_id IS NULL
          AND i.product_id = w.product_id AND i.variant_id IS NOT DISTINCT FROM w.variant_id) AS standing
    FROM (
      SELECT p.*, greatest(0, p.units
        - (SELECT coalesce(sum(r.units), 0) FROM order_item_pours r WHERE r.pour_id = p.id)
        - (SELECT coalesce(sum(i.quantity - i.returned_quantity), 0) FROM orders o JOIN order_items i ON i.order_id = o.id
          WHERE i.pour_id = p.id AND o.stock_held AND o.packed_at IS NULL AND o.status IN ('pending', 'processing'))) AS free
      FROM pours p WHERE p.state = 'ready') w
    JOIN shelves s ON s.product_id = w.product_id AND s.variant_id IS NOT DISTINCT FROM w.variant_id) of_shelf
  WHERE free > least(free, greatest(0, standing - newer));
--> statement-breakpoint
-- Units that came back are no longer in the box that they left in: of the last of its pours first.
CREATE FUNCTION shorten_item_pours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH boxed AS (
    SELECT pour_id, units, sum(units) OVER (ORDER BY position, pour_id) - units AS before
    FROM order_item_pours WHERE order_item_id = NEW.id
  ), gone AS (
    DELETE FROM order_item_pours r USING boxed
    WHERE r.order_item_id = NEW.id AND r.pour_id = boxed.pour_id AND boxed.before >= NEW.quantity - NEW.returned_quantity
  )
  UPDATE order_item_pours r SET units = NEW.quantity - NEW.returned_quantity - boxed.before FROM boxed
  WHERE r.order_item_id = NEW.id AND r.pour_id = boxed.pour_id AND boxed.before < NEW.quantity - NEW.returned_quantity
    AND boxed.before + boxed.units > NEW.quantity - NEW.returned_quantity;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_items_shorten_pours AFTER UPDATE OF quantity, returned_quantity ON order_items FOR EACH ROW
  WHEN (NEW.quantity - NEW.returned_quantity < OLD.quantity - OLD.returned_quantity) EXECUTE FUNCTION shorten_item_pours();
--> statement-breakpoint
CREATE FUNCTION empty_item_pours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_item_pours r USING order_items i WHERE i.order_id = NEW.id AND r.order_item_id = i.id;
  UPDATE order_items SET pour_cost = NULL WHERE order_id = NEW.id AND pour_cost IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_empty_pours AFTER UPDATE OF stock_held ON orders FOR EACH ROW
  WHEN (OLD.stock_held AND NOT NEW.stock_held) EXECUTE FUNCTION empty_item_pours();
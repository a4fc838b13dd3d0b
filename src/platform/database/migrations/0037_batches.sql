-- A batch (leva) is called a batch here too: tables, columns, constraints, indexes, triggers and sequences of 'pours'.
DO $$
DECLARE
  old record;
  batches CONSTANT text := '(^|_)pours(?=_|$)';
  batch CONSTANT text := '(^|_)pour(?=_|$)';
BEGIN
  FOR old IN
    SELECT 'ALTER TABLE %1$I RENAME TO %3$I' AS command, relname AS "table", relname AS name, 1 AS place
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    UNION ALL SELECT 'ALTER INDEX %2$I RENAME TO %3$I', tablename, indexname, 2
      FROM pg_indexes WHERE schemaname = 'public'
        AND indexname NOT IN (SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace)
    UNION ALL SELECT 'ALTER SEQUENCE %2$I RENAME TO %3$I', relname, relname, 2
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'
    UNION ALL SELECT 'ALTER TABLE %1$I RENAME COLUMN %2$I TO %3$I', table_name, column_name, 3
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'ALTER TABLE %1$I RENAME CONSTRAINT %2$I TO %3$I', relname, conname, 4
      FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'ALTER TRIGGER %2$I ON %1$I RENAME TO %3$I', relname, tgname, 5
      FROM pg_trigger g JOIN pg_class t ON t.oid = g.tgrelid WHERE NOT tgisinternal
    ORDER BY place
  LOOP
    IF old.name ~ batches OR old.name ~ batch THEN
      EXECUTE format(old.command,
        -- Tables were renamed first.
        CASE WHEN old.place = 1 THEN old.name
          ELSE regexp_replace(regexp_replace(old."table", batches, '\1batches', 'g'), batch, '\1batch', 'g') END,
        old.name,
        regexp_replace(regexp_replace(old.name, batches, '\1batches', 'g'), batch, '\1batch', 'g'));
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
UPDATE "stock_movements" SET "reason" = 'batch' WHERE "reason" = 'pour';--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('initial', 'edit', 'batch', 'hold', 'release', 'return', 'retake'));--> statement-breakpoint
UPDATE "audit_entries" SET "action" = 'batch' || substr("action", 5) WHERE "action" LIKE 'pour-%';--> statement-breakpoint
UPDATE "audit_entries" SET "changes" = regexp_replace("changes"::text, '"pour(Units|Number|Sizes)": ', '"batch\1": ', 'g')::jsonb
WHERE "changes" ?| ARRAY['pourUnits', 'pourNumber', 'pourSizes'];
--> statement-breakpoint
-- E-mails that wait to be sent.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job SET data = replace(replace(replace(data::text,
      '"pours": ', '"batches": '), '"pour": ', '"batch": '), '"pour-trouble"', '"batch-trouble"')::jsonb
    WHERE state < 'completed' AND data::text ~ '"pours?(-trouble)?"';
  END IF;
END $$;
--> statement-breakpoint
ALTER FUNCTION shorten_item_pours() RENAME TO shorten_item_batches;
--> statement-breakpoint
ALTER FUNCTION empty_item_pours() RENAME TO empty_item_batches;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION shorten_item_batches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH boxed AS (
    SELECT batch_id, units, sum(units) OVER (ORDER BY position, batch_id) - units AS before
    FROM order_item_batches WHERE order_item_id = NEW.id
  ), gone AS (
    DELETE FROM order_item_batches r USING boxed
    WHERE r.order_item_id = NEW.id AND r.batch_id = boxed.batch_id AND boxed.before >= NEW.quantity - NEW.returned_quantity
  )
  UPDATE order_item_batches r SET units = NEW.quantity - NEW.returned_quantity - boxed.before FROM boxed
  WHERE r.order_item_id = NEW.id AND r.batch_id = boxed.batch_id AND boxed.before < NEW.quantity - NEW.returned_quantity
    AND boxed.before + boxed.units > NEW.quantity - NEW.returned_quantity;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION empty_item_batches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_item_batches r USING order_items i WHERE i.order_id = NEW.id AND r.order_item_id = i.id;
  UPDATE order_items SET batch_cost = NULL WHERE order_id = NEW.id AND batch_cost IS NOT NULL;
  RETURN NULL;
END $$;

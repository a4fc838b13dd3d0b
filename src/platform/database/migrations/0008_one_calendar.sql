ALTER TABLE "settings_frete_motoboy" ALTER COLUMN "delivery_schedule" SET DEFAULT '{"hours":{"morning":{"from":"08:00","until":"11:00"},"afternoon":{"from":"13:00","until":"17:00"},"evening":{"from":"19:00","until":"22:00"}},"cutOff":{"morning":{"time":"18:00","dayBefore":true},"afternoon":{"time":"11:00","dayBefore":false},"evening":{"time":"16:00","dayBefore":false}},"capacity":[{"morning":0,"afternoon":0,"evening":0},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":0}],"capacityUnit":"orders","preparationHours":1}'::jsonb;
--> statement-breakpoint
-- The vacation of 'Loja', the days off and the worked holidays of the schedule become entries of one calendar. Where two spoke of
-- a day, the vacation counted first, then the day off. What they were stays for processes of before; nobody reads it any more.
WITH today AS (SELECT to_char(now() AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS day),
vacation AS (
  SELECT coalesce(nullif(s."values"->>'from', ''), to_char(s.updated_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD')) AS first,
    s."values"->>'until' AS last, coalesce(s."values"->>'note', '') AS note
  FROM shop_settings s, today
  WHERE s.section = 'holiday' AND s."values"->>'until' >= today.day
),
days_off AS (
  SELECT DISTINCT off.day FROM settings_frete_motoboy f, today,
    jsonb_array_elements_text(coalesce(f.delivery_schedule->'daysOff', '[]')) AS off(day)
  WHERE off.day >= today.day AND NOT EXISTS (SELECT FROM vacation v WHERE off.day BETWEEN v.first AND v.last)
),
holidays AS (
  SELECT DISTINCT worked.day FROM settings_frete_motoboy f, today,
    jsonb_array_elements_text(coalesce(f.delivery_schedule->'openHolidays', '[]')) AS worked(day)
  WHERE worked.day >= today.day AND NOT EXISTS (SELECT FROM vacation v WHERE worked.day BETWEEN v.first AND v.last)
    AND worked.day NOT IN (SELECT day FROM days_off)
),
entries AS (
  SELECT first AS "from", last AS until, 'vacation' AS kind, note FROM vacation
  UNION ALL SELECT day, day, 'day-off', '' FROM days_off
  UNION ALL SELECT day, day, 'open', '' FROM holidays
)
INSERT INTO shop_settings (section, "values")
SELECT 'calendar', jsonb_build_object('entries', jsonb_agg(
  jsonb_build_object('from', "from", 'until', until, 'kind', kind, 'places', NULL, 'note', note) ORDER BY "from"))
FROM entries HAVING count(*) > 0
ON CONFLICT (section) DO NOTHING;
--> statement-breakpoint
-- A product's page says from which day its next pour can be brought, and is cached.
CREATE TRIGGER settings_frete_motoboy_updated AFTER UPDATE ON settings_frete_motoboy
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_content('settings');

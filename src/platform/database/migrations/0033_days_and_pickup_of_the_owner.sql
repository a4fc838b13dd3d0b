ALTER TABLE "settings_frete_motoboy" ALTER COLUMN "delivery_schedule" SET DEFAULT '{"hours":{"morning":{"from":"08:00","until":"11:00"},"afternoon":{"from":"13:00","until":"17:00"},"evening":{"from":"19:00","until":"22:00"}},"cutOff":{"morning":{"time":"18:00","dayBefore":true},"afternoon":{"time":"11:00","dayBefore":false},"evening":{"time":"16:00","dayBefore":false}},"capacity":[{"morning":0,"afternoon":0,"evening":0},{"morning":0,"afternoon":0,"evening":0},{"morning":0,"afternoon":0,"evening":0},{"morning":0,"afternoon":0,"evening":0},{"morning":0,"afternoon":0,"evening":0},{"morning":0,"afternoon":0,"evening":0},{"morning":0,"afternoon":0,"evening":0}],"capacityUnit":"orders","preparationHours":1}'::jsonb;--> statement-breakpoint
-- A shop that was never opened loses the week that nobody chose.
UPDATE settings_frete_motoboy SET delivery_schedule = jsonb_set(delivery_schedule, '{capacity}',
  (SELECT jsonb_agg('{"morning":0,"afternoon":0,"evening":0}'::jsonb) FROM generate_series(1, 7)))
WHERE NOT EXISTS (SELECT FROM shop_settings WHERE section = 'opening')
  AND delivery_schedule -> 'capacity' = '[{"morning":0,"afternoon":0,"evening":0},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":6},{"morning":6,"afternoon":8,"evening":0}]'::jsonb;
--> statement-breakpoint
-- A shop that was opened goes on offering pickup until its owner switches it off.
INSERT INTO shop_settings (section, "values")
SELECT 'pickup', '{"offered": "yes"}'::jsonb
WHERE EXISTS (SELECT FROM shop_settings WHERE section = 'opening')
  AND EXISTS (SELECT FROM settings_frete_motoboy WHERE origem_address <> '')
ON CONFLICT (section) DO NOTHING;

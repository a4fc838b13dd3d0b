/** For shops that sell more in a minute than a motorbike brings in a month: every day, with room for everybody. */
export const WIDE_SHIFTS = `
  update settings_frete_motoboy set delivery_schedule = delivery_schedule || jsonb_build_object('capacity',
    (select jsonb_agg('{"morning":999,"afternoon":999,"evening":999}'::jsonb) from generate_series(1, 7)))`

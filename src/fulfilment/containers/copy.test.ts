import { expect, test } from 'vitest'
import { shopSettingsCopy } from '#office/settings/copy/admin-shop-settings.ts'
import { POTS_COUPON_PERCENT, POTS_PER_COUPON } from './domain.ts'

test('the switch in the settings names the numbers of the rule', () => {
  const label = shopSettingsCopy.sections.pots.fields.offered?.label
  expect(label).toContain(`${POTS_PER_COUPON} potes vazios em troca de ${POTS_COUPON_PERCENT}%`)
})

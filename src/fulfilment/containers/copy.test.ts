import { expect, test } from 'vitest'
import { shopSettingsCopy } from '#office/settings/copy/admin-shop-settings.ts'
import { CONTAINERS_COUPON_PERCENT, CONTAINERS_PER_COUPON } from './domain.ts'

test('the switch in the settings names the numbers of the rule', () => {
  const label = shopSettingsCopy.sections.pots.fields.offered?.label
  expect(label).toContain(`${CONTAINERS_PER_COUPON} potes vazios em troca de ${CONTAINERS_COUPON_PERCENT}%`)
})

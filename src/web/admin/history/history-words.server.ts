import { pathTo } from '#addresses.ts'
import { materialHistory } from '#copy/admin/materials/material-history.ts'
import { noticeSettingsCopy } from '#copy/admin/notices.ts'
import { historyCopy } from '#copy/admin/orders/change-history.ts'
import { paymentSettingsCopy } from '#copy/admin/payment-settings.ts'
import { catalogueFields, categoryActions, productHistory } from '#copy/admin/products/product-history.ts'
import { postAuditWords } from '#copy/admin/selling/blog.ts'
import { couponsCopy } from '#copy/admin/selling/coupons.ts'
import { adminVouchersCopy } from '#copy/admin/selling/vouchers.ts'
import { shopSettingsCopy } from '#copy/admin/shop-settings.ts'
import { timeOfDay } from '#copy/delivery/calendar.ts'
import { reviewHistory } from '#copy/orders/order-history.ts'
import { foldText } from '#domain/address/fold-text.ts'
import type { AuditedEntity } from '#shop/audit/record-change.ts'
import type { FoundChange, Meaning } from '#shop/audit/search-changes.ts'
import { type AuditWords, inWords } from '#web/admin/audit-trail.tsx'
import { courierHistoryWords } from '#web/admin/courier-history-words.ts'
import { orderHistoryWords } from '#web/admin/order-history-words.ts'

/** Each kind of thing in the words of its own page. */
export const historyWords: Readonly<Record<AuditedEntity, AuditWords>> = {
  product: productHistory,
  category: { actions: categoryActions, fields: catalogueFields },
  order: orderHistoryWords,
  'blog-post': postAuditWords,
  'courier-settings': courierHistoryWords,
  'payment-settings': paymentSettingsCopy.history,
  'notice-settings': noticeSettingsCopy.history,
  review: reviewHistory,
  coupon: couponsCopy.history,
  material: materialHistory,
  voucher: adminVouchersCopy.history,
  'shop-settings': shopSettingsCopy.history,
  administrator: {
    actions: historyCopy.administratorActions,
    fields: historyCopy.administratorFields,
    show: (field, value) => (field === 'role' ? roles[String(value)] : undefined),
  },
}

const roles: Readonly<Record<string, string>> = historyCopy.roles
const subjects: Readonly<Record<string, string>> = historyCopy.subjects

/**
 * A change as the page shows it. Written here, because the words of all pages together are a tenth of what a browser
 * may load.
 */
export function viewChange(change: FoundChange) {
  const words: AuditWords | undefined = historyWords[change.entity]
  return {
    id: change.id,
    action: words?.actions[change.action] ?? historyCopy.changed,
    subject: change.subject ?? subjects[change.entity] ?? null,
    address: addressOf(change),
    at: change.at.toISOString(),
    when: timeOfDay(change.at),
    actorName: change.actorName,
    fields: words ? inWords(change.changes, words) : [],
  }
}

export type ShownChange = ReturnType<typeof viewChange>

/** Where the thing is worked on today; null for what is gone. */
function addressOf({ entity, entityId, exists }: FoundChange): string | null {
  if (entity === 'courier-settings') return pathTo('adminFreight')
  if (entity === 'payment-settings') return pathTo('adminPayment')
  if (entity === 'shop-settings') return pathTo('adminShop')
  if (entity === 'notice-settings') return pathTo('adminNotices')
  if (!exists) return null
  const pages: Partial<Record<AuditedEntity, string>> = {
    product: pathTo('adminProduct', { id: entityId }),
    order: pathTo('adminOrder', { id: entityId }),
    category: pathTo('adminCategories'),
    'blog-post': pathTo('adminBlogPost', { id: entityId }),
    review: pathTo('adminReviews'),
    coupon: pathTo('adminCoupons'),
    material: pathTo('adminMaterial', { id: entityId }),
    voucher: pathTo('adminVouchers'),
    administrator: pathTo('adminTeam'),
  }
  return pages[entity] ?? null
}

/** Which changes the history tells with this word: the owner looks for 'motoboy', and the row says 'courierPause'. */
export function meaningsOf(word: string): Meaning[] {
  const wanted = foldText(word)
  if (wanted === '') return []
  const namedSo = (names: Readonly<Record<string, string>>) =>
    Object.keys(names).filter((code) => foldText(names[code] ?? '').includes(wanted))
  const entities = Object.entries(historyWords) as [AuditedEntity, AuditWords][]
  return entities
    .map(([entity, { actions, fields }]) => ({
      entity,
      isAll: foldText(historyCopy.entities[entity]).includes(wanted),
      actions: namedSo(actions),
      fields: namedSo(fields),
    }))
    .filter(({ isAll, actions, fields }) => isAll || actions.length + fields.length > 0)
}

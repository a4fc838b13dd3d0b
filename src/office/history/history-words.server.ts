import { pathTo } from '#addresses.ts'
import {
  catalogueFields,
  categoryActions,
  productHistory,
} from '#catalogue/products/copy/admin-product-history.ts'
import { courierHistoryWords } from '#delivery/freight/admin/courier-history-words.ts'
import { orderHistoryWords } from '#fulfilment/orders/admin/order-history-words.ts'
import { reviewHistory } from '#fulfilment/reviews/copy/review-history.ts'
import { noticeSettingsCopy } from '#office/notices/admin-copy.ts'
import { shopSettingsCopy } from '#office/settings/copy/admin-shop-settings.ts'
import { couponsCopy } from '#orders/coupons/admin-copy.ts'
import { adminVouchersCopy } from '#orders/vouchers/admin-copy.ts'
import { paymentSettingsCopy } from '#payments/copy/admin-payment-settings.ts'
import type { AuditedEntity } from '#platform/audit/record-change.ts'
import type { FoundChange, Meaning } from '#platform/audit/search-changes.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import { type AuditWords, inWords } from '#ui/admin/audit-trail.tsx'
import { historyCopy } from '#ui/copy/admin-change-history.ts'
import { timeOfDay } from '#ui/copy/calendar.ts'
import { materialHistory } from '#workshop/materials/copy/admin-material-history.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly histories: readonly ChangeHistory[]
  }
}

declare module '#platform/server-manifest.ts' {
  interface ServerManifest {
    readonly histories?: readonly ChangeHistory[]
  }
}

interface ChangeHistory {
  readonly entity: FeatureEntity
  readonly words: AuditWords
  addressOf(id: string): string
}

type FeatureEntity = 'blog-post'

type Histories = readonly ChangeHistory[]

const historyWords: Readonly<Record<Exclude<AuditedEntity, FeatureEntity>, AuditWords>> = {
  product: productHistory,
  category: { actions: categoryActions, fields: catalogueFields },
  order: orderHistoryWords,
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

/** Rendered on the server, because all pages' texts together are a tenth of the browser's size budget. */
export function viewChange(change: FoundChange, histories: Histories) {
  const words = mergeWords(histories)[change.entity]
  return {
    id: change.id,
    action: words?.actions[change.action] ?? historyCopy.changed,
    subject: change.subject ?? subjects[change.entity] ?? null,
    address: findAddress(change, histories),
    at: change.at.toISOString(),
    when: timeOfDay(change.at),
    actorName: change.actorName,
    fields: words ? inWords(change.changes, words) : [],
  }
}

const mergeWords = (histories: Histories): Readonly<Partial<Record<AuditedEntity, AuditWords>>> => ({
  ...historyWords,
  ...Object.fromEntries(histories.map(({ entity, words }) => [entity, words])),
})

export type ShownChange = ReturnType<typeof viewChange>

function findAddress({ entity, entityId, exists }: FoundChange, histories: Histories): string | null {
  if (entity === 'courier-settings') return pathTo('adminFreight')
  if (entity === 'payment-settings') return pathTo('adminPayment')
  if (entity === 'shop-settings') return pathTo('adminShop')
  if (entity === 'notice-settings') return pathTo('adminNotices')
  if (!exists) return null
  const pages: Partial<Record<AuditedEntity, string>> = {
    product: pathTo('adminProduct', { id: entityId }),
    order: pathTo('adminOrder', { id: entityId }),
    category: pathTo('adminCategories'),
    review: pathTo('adminReviews'),
    coupon: pathTo('adminCoupons'),
    material: pathTo('adminMaterial', { id: entityId }),
    voucher: pathTo('adminVouchers'),
    administrator: pathTo('adminTeam'),
  }
  const ownHistory = histories.find((history) => history.entity === entity)
  return pages[entity] ?? ownHistory?.addressOf(entityId) ?? null
}

/**
 * Maps a search word to stored keys: the owner searches for 'motoboy', but the row contains
 * 'courierPause'.
 */
export function listMeanings(word: string, histories: Histories): Meaning[] {
  const searchText = foldText(word)
  if (searchText === '') return []
  const namedSo = (names: Readonly<Record<string, string>>) =>
    Object.keys(names).filter((code) => foldText(names[code] ?? '').includes(searchText))
  const entities = Object.entries(mergeWords(histories)) as [AuditedEntity, AuditWords][]
  return entities
    .map(([entity, { actions, fields }]) => ({
      entity,
      isAll: foldText(historyCopy.entities[entity]).includes(searchText),
      actions: namedSo(actions),
      fields: namedSo(fields),
    }))
    .filter(({ isAll, actions, fields }) => isAll || actions.length + fields.length > 0)
}

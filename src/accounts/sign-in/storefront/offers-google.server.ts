import type { Shop } from '#platform/shop.ts'

export const offersGoogle = ({
  config,
  identity,
}: {
  config: Pick<Shop['config'], 'seed'>
  identity: Pick<Shop['identity'], 'google'>
}) => identity.google !== null || config.seed === 'demo'

import type { Shop } from '#platform/shop.ts'

/** Without Google's keys only the demo shows the button, which then answers with its specified toast. */
export const offersGoogle = ({
  config,
  identity,
}: {
  config: Pick<Shop['config'], 'seed'>
  identity: Pick<Shop['identity'], 'google'>
}) => identity.google !== null || config.seed === 'demo'

/** Sent by the server: it stands on pages whose script has no room for it. */
export const pixPrice = (price: string) => `${price} no Pix`

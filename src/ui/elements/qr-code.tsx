/** A drawing of the server's own; a screen reader is given what it is, the address stands beside it. */
export function QrCode({ svg, label }: { svg: string; label: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the shop itself, from an address of its own
  return <div className="qr" role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
}

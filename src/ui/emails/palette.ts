/** Plain values, because mail programs do not support CSS variables. */
export const colour = {
  linen: '#f3ece0',
  porcelain: '#fffdfa',
  ivory: '#fbf7f0',
  tip: '#f8f1e6',
  line: '#ddd0bf',
  ink: '#2c1d14',
  text: '#4f3b2e',
  muted: '#6b5546',
}

export const font = {
  display: "'Cormorant Garamond',Georgia,'Times New Roman',serif",
  text: "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif",
}

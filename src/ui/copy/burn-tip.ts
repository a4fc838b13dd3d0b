export const burnTip = {
  title: 'Na primeira vez, deixe a superfície inteira derreter.',
  text: 'De 2 a 3 horas. A cera guarda essa memória e queima por igual até o fim.',
}

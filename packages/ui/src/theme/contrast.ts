/** How bright each of the 256 values of a channel is, by the curve of sRGB: 0 to 1. */
const brightness = Float64Array.from({ length: 256 }, (_, index) => {
  const value = index / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it; NaN for anything else. */
function luminance(hex: string): number {
  const color = hex.length === 7 ? Number.parseInt(hex.slice(1), 16) : Number.NaN;
  if (Number.isNaN(color)) return color;
  const [red = 0, green = 0, blue = 0] = [
    brightness[color >> 16],
    brightness[(color >> 8) & 255],
    brightness[color & 255],
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colors: 1 (the same) to 21 (black on white). Order does not matter. */
export function contrast(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

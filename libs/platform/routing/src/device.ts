/** For the back end, partners and wording; layout depends on width alone. */
type DeviceType = 'phone' | 'tablet' | 'desktop';
type OperatingSystem = 'iOS' | 'Android' | 'Windows Mobile' | 'other';

interface DeviceInfo {
  type: DeviceType;
  os: OperatingSystem;
}

/**
 * Device and operating system by the user agent (R-3-033, R-3-034). An iPad with the user agent of a
 * Mac is detected by its touch points.
 */
export function deviceOf(userAgent: string, maxTouchPoints = 0): DeviceInfo {
  const os = operatingSystemOf(userAgent, maxTouchPoints);
  return { os, type: typeOf(userAgent, os) };
}

function operatingSystemOf(userAgent: string, maxTouchPoints: number): OperatingSystem {
  // Windows phones name Android and iPhone too, so they are tested first.
  if (/Windows Phone|IEMobile|Windows Mobile/i.test(userAgent)) return 'Windows Mobile';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'iOS';
  if (/Macintosh/i.test(userAgent) && maxTouchPoints > 1) return 'iOS';
  return /Android/i.test(userAgent) ? 'Android' : 'other';
}

function typeOf(userAgent: string, os: OperatingSystem): DeviceType {
  switch (os) {
    case 'Windows Mobile':
      return 'phone';
    case 'iOS':
      return /iPhone|iPod/i.test(userAgent) ? 'phone' : 'tablet';
    case 'Android':
      return /Mobile/i.test(userAgent) ? 'phone' : 'tablet';
    default:
      if (/Tablet|PlayBook|Silk|Kindle/i.test(userAgent)) return 'tablet';
      return /Mobi/i.test(userAgent) ? 'phone' : 'desktop';
  }
}

/** The back end's two kinds of device. */
export function backendDeviceOf(type: DeviceType): 'Desktop' | 'Mobile' {
  return type === 'desktop' ? 'Desktop' : 'Mobile';
}

export function currentDevice(): DeviceInfo {
  return deviceOf(navigator.userAgent, navigator.maxTouchPoints);
}

import { expect, it } from 'vitest';
import { ipAddressProblem } from '@livery/ui';
import { isCidr, isIpv4, isIpv6, parseAddressRange } from '@livery/api/domain/cidr';

/* The field of the library has rules of its own, as it knows no API: they take what the API's rules take. */
it.each(
  `0.0.0.0 192.168.1.255 256.0.0.1 1.2.3 1.2.3.4.5 01.2.3.4 1.2.3. 1.2.3.0x4 any :: ::1 2001:db8:0:0:0:0:0:1 2001:DB8::
  ::ffff:192.0.2.1 1:2:3:4:5:6:7:: 1:2:3:4:5:6:7 1:2:3:4:5:6:7:8:9 1:2:3:4:5:6:7:8:: 1::2::3 :1 12345:: g:: fe80::1%eth0
  ::1.2.3 1.2.3.4:: 10.0.0.0/8 10.0.0.5/32 10.0.0.0/33 10.0.0.0/08 10.0.0.0/ 10.0.0.0/8/8 10.0.0/8 ::/0 ::/128 ::/129
  2001:db8::/064 2001:db8:/64`.split(/\s+/),
)('the field and the API agree on %s', (text) => {
  expect(ipAddressProblem(text) === undefined).toBe(parseAddressRange(text) !== undefined);
  expect(ipAddressProblem(text, { kind: 'address', version: 4 }) === undefined).toBe(isIpv4(text));
  expect(ipAddressProblem(text, { kind: 'address', version: 6 }) === undefined).toBe(isIpv6(text));
  expect(ipAddressProblem(text, { kind: 'cidr', version: 4 }) === undefined).toBe(isCidr(text));
});

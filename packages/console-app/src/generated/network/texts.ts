/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/network.yaml. Importing this module makes them known to the lookups by id. */
export const networkTexts = registerTexts({
  reasons: {
    'address-assigned': msg({ message: 'The IP address is assigned already; unassign it first' }),
    'address-unassigned': msg({ message: 'The IP address is not assigned' }),
    'target-without-address': msg({ message: 'It has no private IP address yet' }),
    'interface-without-machine': msg({ message: 'Its virtual machine is not known' }),
    'network-default': msg({ message: 'This is the default network already' }),
    'target-present': msg({ message: 'It is a target already' }),
    'target-elsewhere': msg({ message: 'It is not in the private network of the load balancer' }),
    'firewall-assigned': msg({ message: 'The firewall protects it already' }),
    'firewall-unassigned': msg({ message: 'The firewall does not protect it' }),
  },
  issues: {
    'source-port-taken': msg({ message: 'Another rule has port {port}; a port is forwarded once' }),
    'ports-malformed': msg({ message: 'Enter a port such as 443, a range such as 8000-8100, or nothing for all ports' }),
    'ports-out-of-range': msg({ message: 'Enter ports from 1 to 65535' }),
    'ports-reversed': msg({ message: 'Enter the lower port first' }),
    'ports-with-icmp': msg({ message: 'ICMP has no ports; leave this empty' }),
    'endpoint-with-any': msg({ message: 'Leave this empty, or choose what it is' }),
    'prefix-malformed': msg({ message: '{value} is neither an IP address nor a range such as 203.0.113.0/24' }),
    'tag-malformed': msg({ message: '{value} is not a tag: it may hold no spaces, commas and semicolons' }),
    'vlan-out-of-range': msg({ message: '{value} is not a VLAN ID: enter 1 to 4094' }),
    'address-malformed': msg({ message: 'Enter an IP address such as 203.0.113.7' }),
    'file-empty': msg({ message: 'There are no rules in it' }),
    'file-not-json': msg({ message: 'It begins like JSON and is not: {detail}' }),
    'file-not-rules': msg({ message: 'Expected a list of rules, or an object with the list "rules"' }),
    'file-not-a-rule': msg({ message: 'Expected a rule, an object with "direction", "protocol" and the other end' }),
    'file-column-missing': msg({ message: '{name} is missing: name it, and leave it empty for all' }),
    'file-too-large': msg({ message: 'It is too large: at most {count} rules of 1 MiB are read' }),
    'file-value-unknown': msg({ message: '{name} is {value}; use one of {values}' }),
    'file-value-malformed': msg({ message: '{name} is not valid: {value}' }),
    'file-field-unknown': msg({ message: '{name} is unknown; use {values}' }),
    'file-cells-beyond': msg({ message: 'The line has more cells than columns' }),
  },
});
